import type { LocalePack } from './locale-pack.ts'

/** Fields of a pattern. `month` starts at 1, `weekday` at 0 for Sunday. */
export interface DateParts {
  readonly year: number
  readonly month: number
  readonly day: number
  /** The last day of a range. */
  readonly lastDay?: number
  readonly weekday: number
  readonly hour: number
  readonly minute: number
}

/** One field of a pattern, `MMMM`, or literal text. */
type PatternToken = { readonly field: string } | { readonly text: string }

/** Parses a CLDR date pattern. Literal text is in apostrophes; two apostrophes mean one. */
export function tokensOf(pattern: string): PatternToken[] {
  return [...pattern.matchAll(/'((?:[^']|'')*)'|([a-zA-Z])\2*|[^a-zA-Z']+/g)].map(([whole, quoted, letter]) => {
    if (quoted !== undefined) return { text: quoted === '' ? "'" : quoted.replaceAll("''", "'") }
    return letter === undefined ? { text: whole } : { field: whole }
  })
}

/** Formats a date or time with a pattern. In a range, the second day field is the last day. */
export function writePattern(pattern: string, parts: DateParts, pack: LocalePack): string {
  let days = 0
  return tokensOf(pattern)
    .map((token) => {
      if ('text' in token) return token.text
      if (token.field.startsWith('d') && days++ > 0) return String(parts.lastDay ?? parts.day)
      return writeField(token.field, parts, pack)
    })
    .join('')
}

function writeField(field: string, parts: DateParts, { months, weekdays, times, era = 0 }: LocalePack): string {
  const { year, month, day, weekday, hour, minute } = parts
  switch (field) {
    case 'y':
      return String(year + era)
    case 'yy':
      return twoDigits((year + era) % 100)
    case 'M':
    case 'L':
      return String(month)
    case 'MM':
      return twoDigits(month)
    case 'MMM':
      return months.abbreviated[month - 1] ?? ''
    case 'MMMM':
      return months.wide[month - 1] ?? ''
    case 'LLLL':
      return months.standalone[month - 1] ?? ''
    case 'd':
      return String(day)
    case 'dd':
      return twoDigits(day)
    case 'EEEE':
      return weekdays.wide[weekday] ?? ''
    case 'H':
      return String(hour)
    case 'HH':
      return twoDigits(hour)
    case 'h':
      return String(hour % 12 || 12)
    case 'mm':
      return twoDigits(minute)
    case 'a':
      return times.periods[hour < 12 ? 0 : 1]
    default:
      throw new Error(`The date patterns know no field '${field}'`)
  }
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
