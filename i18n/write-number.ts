import type { LocalePack, Unit } from './locale-pack.ts'
import { pluralOf } from './plurals.ts'

type Signs = Pick<LocalePack['numbers'], 'decimal' | 'group' | 'minimumGrouping' | 'groupsBefore'>

/** Places of separators: before each three digits, or before the last three and each two before these. */
const THREES = /\B(?=(?:\d{3})+$)/g
const PAIRS = /\B(?=(?:\d{2})*\d{3}$)/g

/** The absolute value of a number with the separators of a language. Keeps the decimals, or rounds to `digits`. */
export function writeDigits(
  value: number,
  { decimal, group, minimumGrouping, groupsBefore = 3 }: Signs,
  digits?: number,
): string {
  const [whole = '', fraction] = (
    digits === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(digits)
  ).split('.')
  const grouped =
    whole.length < 3 + minimumGrouping ? whole : whole.replaceAll(groupsBefore === 2 ? PAIRS : THREES, group)
  return grouped + (fraction ? decimal + fraction : '')
}

/** A number with its sign. Keeps the decimals, or rounds to `digits`. */
export function writeNumber(value: number, { numbers }: Pick<LocalePack, 'numbers'>, digits?: number): string {
  return (value < 0 ? numbers.minus : '') + writeDigits(value, numbers, digits)
}

/** A percentage: 12.5 is `12,5 %` in German. */
export function writePercent(value: number, pack: LocalePack): string {
  return pack.numbers.percent.replace('{0}', writeNumber(value, pack))
}

/** A number with its unit in the right plural: `1 week`, `2 weeks`. */
export function writeUnit(value: number, unit: Unit, pack: Pick<LocalePack, 'numbers' | 'units' | 'plurals'>): string {
  const patterns = pack.units[unit]
  const pattern = patterns[pluralOf(value, pack.plurals.cardinal)] ?? patterns.other
  return pattern.replace('{0}', writeNumber(value, pack))
}
