import { datePartsOf, formatDate } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'

/** A date as `formatDate` writes it, cut around the number of its day, which a card sets large. */
export interface DateCardParts {
  readonly before: string
  readonly day: string
  /** Read and not seen: the line ends where it would stand. */
  readonly comma: string
  readonly after: string
}

const SPACE = /\s+/g
const NO_BREAK = '\u00A0'

/** `''`, `10.`, `Dezember 2026` · `December`, `10`, `2026` · `''`, `10`, `de diciembre de 2026`. */
export function dateCardOf(date: string, locale: Locale): DateCardParts {
  const { day } = datePartsOf(date)
  const cut = new RegExp(`^(.*?)(?<!\\d)(${day}\\.?)(?!\\d)(,?)(.*)$`)
  const [, before = '', number = String(day), comma = '', after = ''] = cut.exec(formatDate(date, locale)) ?? []
  return { before: before.trim(), day: number, comma, after: bound(after.trim()) }
}

/** A small word stays with the word behind it: lines are short where the day stands beside. */
function bound(text: string): string {
  return text.replaceAll(SPACE, ' ').replaceAll(/(?<=\b\p{L}{1,2}) /gu, NO_BREAK)
}
