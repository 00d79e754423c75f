import type { PluralCategory, PluralOperands, PluralRule } from './locale-pack.ts'

/** The plural category of a number. */
export function pluralOf(value: number, rule: PluralRule): PluralCategory {
  return rule.select(operandsOf(value))
}

/** Operands of plural rules. Trailing zeros are not written, so 1.50 has one decimal. */
function operandsOf(value: number): PluralOperands {
  const n = Math.abs(value)
  const digits = String(n).split('.')[1] ?? ''
  return { n, i: Math.trunc(n), v: digits.length, f: Number(digits) }
}

/**
 * The categories used in counting to a thousand, each with its first numbers. Messages need no forms for millions and fractions. Counted
 * once, because catalogues may have thousands of messages with plurals.
 */
export function countedBy(rule: PluralRule): ReadonlyMap<PluralCategory, readonly number[]> {
  const known = counted.get(rule) ?? count(rule)
  counted.set(rule, known)
  return known
}

const counted = new WeakMap<PluralRule, ReadonlyMap<PluralCategory, readonly number[]>>()

function count(rule: PluralRule): ReadonlyMap<PluralCategory, readonly number[]> {
  const numbers = new Map<PluralCategory, number[]>()
  for (let number = 0; number < 1000; number += 1) {
    const category = pluralOf(number, rule)
    numbers.set(category, [...(numbers.get(category) ?? []).slice(0, 9), number])
  }
  return numbers
}
