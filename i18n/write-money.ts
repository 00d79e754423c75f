import { DECIMALS, SYMBOLS } from './currencies.ts'
import type { LocalePack } from './locale-pack.ts'
import { writeDigits } from './write-number.ts'

const NO_BREAK = '\u00A0'

/**
 * An amount of a currency (ISO 4217) with its symbol or code, `CHF 62,000`, as a language writes it. A whole amount has no decimals, another
 * one those of the currency.
 */
export function writeMoney(value: number, currency: string, { money, numbers }: LocalePack): string {
  const symbol = money.symbols[currency] ?? SYMBOLS[currency] ?? currency
  const digits = Number.isInteger(value) ? 0 : (DECIMALS[currency] ?? 2)
  const amount = writeDigits(value, { ...numbers, ...money }, digits)
  const pattern = value < 0 ? money.negative : money.positive
  return spaced(pattern, symbol)
    .replace('¤', () => symbol)
    .replace('{0}', amount)
}

/** CLDR: a space divides the number from a letter beside it, but not from a sign such as `$`. */
function spaced(pattern: string, symbol: string): string {
  const before = /[^\p{S}\p{Z}]$/u.test(symbol) ? pattern.replace('¤{', `¤${NO_BREAK}{`) : pattern
  return /^[^\p{S}\p{Z}]/u.test(symbol) ? before.replace('}¤', `}${NO_BREAK}¤`) : before
}
