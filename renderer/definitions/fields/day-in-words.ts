import { LOCALES } from '../../../i18n/locale-tags.ts'

/** Year, and possible pairs of month and day; none if the text is not a date or ambiguous. */
type DayInWords = readonly [year: string, pairs: readonly (readonly [month: string, day: string])[]]

/** `2 November 2026`, `November 2, 2026`, `2. November 2026`, `2 de noviembre de 2026`. */
export function dayInWords(written: string): DayInWords {
  const numbers = written.match(/\d+/g) ?? []
  const words = written.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  const months = new Set(words.flatMap((word) => monthsByName().get(word) ?? []))
  const [month] = months
  const year = numbers.find((number) => number.length === 4)
  const day = numbers.find((number) => number.length < 3)
  return months.size === 1 && numbers.length === 2 && year && day ? [year, [[String(month), day]]] : ['', []]
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
    new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).formatToParts(day),
  )
  return parts
    .filter(({ type }) => type === 'month')
    .map(({ value }) => [value.toLowerCase().replace(/\.$/, ''), index + 1] as const)
}
