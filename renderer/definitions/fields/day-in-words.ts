import { LOCALES } from '../../../i18n/locale-tags.ts'

/** Year, and possible pairs of month and day; none if the text is not a date or ambiguous. */
type DayInWords = readonly [year: string, pairs: readonly (readonly [month: string, day: string])[]]

/** `2 November 2026`, `November 2, 2026`, `2. November 2026`, `2 de noviembre de 2026`, `2026年11月2日`. */
export function dayInWords(written: string): DayInWords {
  const [, y, m, d] = /^(\d{4})[年년] ?(\d{1,2})[月월] ?(\d{1,2})[日일]$/.exec(written) ?? []
  if (y && m && d) return [y, [[m, d]]]
  const numbers = written.match(/\d+/g) ?? []
  const words = written.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  const months = new Set(words.flatMap((word) => monthsByName().get(word) ?? []))
  const [month] = months
  const year = numbers.find((number) => number.length === 4)
  const day = numbers.find((number) => number.length < 3)
  return months.size === 1 && numbers.length === 2 && year && day
    ? [commonYear(year, written), [[String(month), day]]]
    : ['', []]
}

/** Thai counts years from 543 before ours. */
function commonYear(year: string, written: string): string {
  return /\p{Script=Thai}/u.test(written) && Number(year) > 2400 ? String(Number(year) - 543) : year
}

let monthNames: ReadonlyMap<string, number> | undefined

/** Full and abbreviated names of months in all languages, except those that mean different months in two languages. */
function monthsByName(): ReadonlyMap<string, number> {
  monthNames ??= namesOfMonths()
  return monthNames
}

function namesOfMonths(): Map<string, number> {
  const found = LOCALES.flatMap((locale) => Array.from({ length: 12 }, (_, index) => monthIn(locale, index))).flat()
  const doubtful = new Set(
    found
      .filter(([name, month]) => found.some(([other, its]) => other === name && its !== month))
      .map(([name]) => name),
  )
  return new Map(found.filter(([name]) => !doubtful.has(name)))
}

function monthIn(locale: string, index: number): (readonly [name: string, month: number])[] {
  const day = new Date(Date.UTC(2026, index, 2))
  const styles = [{ month: 'long' }, { month: 'short' }, { day: 'numeric', month: 'long' }] as const
  const parts = styles.flatMap((style) =>
    new Intl.DateTimeFormat(locale, { ...style, calendar: 'gregory', timeZone: 'UTC' }).formatToParts(day),
  )
  return parts
    .filter(({ type }) => type === 'month')
    .map(({ value }) => [value.toLowerCase().replace(/\.$/, ''), index + 1] as const)
}
