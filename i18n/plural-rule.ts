import { PLURAL_CATEGORIES, type PluralCategory, type PluralOperands, type PluralRule } from './locale-pack.ts'

// Plural rules as CLDR writes them (UTS 35, part 3): `n % 10 = 2..4 and n % 100 != 12..14 or v != 0`. Samples behind them
// (`@integer 2~4`) may stay.

/** Conditions by category. Numbers that fit none are `other`. */
export type WrittenRules = Readonly<Partial<Record<Exclude<PluralCategory, 'other'>, string>>>

type Test = (operands: PluralOperands) => boolean

/** Whether a text is a condition of CLDR. */
export function isCondition(text: string): boolean {
  return conditionOf(text) !== undefined
}

/** The rule with these conditions, which must be valid. */
export function ruleOf(written: WrittenRules): PluralRule {
  const tests = PLURAL_CATEGORIES.flatMap((category) => {
    const text = category === 'other' ? undefined : written[category]
    const test = text === undefined ? undefined : conditionOf(text)
    return test ? [{ category, test }] : []
  })
  return {
    categories: [...tests.map(({ category }) => category), 'other'],
    select: (operands) => tests.find(({ test }) => test(operands))?.category ?? 'other',
  }
}

function conditionOf(text: string): Test | undefined {
  const [condition = ''] = text.split('@')
  const ways = condition.split(/\bor\b/).map((way) => way.split(/\band\b/).map(relationOf))
  if (ways.some((tests) => tests.includes(undefined))) return undefined
  return (operands) => ways.some((tests) => tests.every((test) => test?.(operands)))
}

const RELATION = /^([nivwftec])(?:\s*%\s*([1-9]\d*))?\s*(!?=)\s*(\d+(?:\.\.\d+)?(?:\s*,\s*\d+(?:\.\.\d+)?)*)$/

/** `i % 10 = 2..4,7`. A range has only integers. */
function relationOf(text: string): Test | undefined {
  const [, operand, modulus, sign, list] = RELATION.exec(text.trim()) ?? []
  if (operand === undefined || list === undefined) return undefined
  const ranges = list.split(',').map((range) => range.split('..').map(Number))
  const isIn = (value: number): boolean =>
    ranges.some(([from = 0, to = from]) => Number.isInteger(value) && value >= from && value <= to)
  return (operands) => {
    const value = valueOf(operand, operands)
    return isIn(modulus === undefined ? value : value % Number(modulus)) === (sign === '=')
  }
}

/** Trailing zeros are not written, so `w` is `v` and `t` is `f`; nor are numbers in compact form, so `c` and `e` are 0. */
function valueOf(operand: string, { n, i, v, f }: PluralOperands): number {
  switch (operand) {
    case 'n':
      return n
    case 'i':
      return i
    case 'v':
    case 'w':
      return v
    case 'f':
    case 't':
      return f
    default:
      return 0
  }
}
