import type { PluralCategory, PluralOperands, PluralRule } from './locale-pack.ts'

/** The form that a number asks for. */
export function pluralOf(value: number, rule: PluralRule): PluralCategory {
  return rule.select(operandsOf(value))
}

/** Operands of plural rules: of 1.50 only the digit 5, since trailing zeros are not written. */
function operandsOf(value: number): PluralOperands {
  const n = Math.abs(value)
  const digits = String(n).split('.')[1] ?? ''
  return { n, i: Math.trunc(n), v: digits.length, f: Number(digits) }
}

/**
 * The categories that counting to a thousand asks for, each with the first numbers that do. Forms for millions and for
 * fractions are not asked of a text.
 */
export function countedBy(rule: PluralRule): ReadonlyMap<PluralCategory, readonly number[]> {
  const numbers = new Map<PluralCategory, number[]>()
  for (let number = 0; number < 1000; number += 1) {
    const category = pluralOf(number, rule)
    numbers.set(category, [...(numbers.get(category) ?? []).slice(0, 9), number])
  }
  return numbers
}
