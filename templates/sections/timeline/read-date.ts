import { type Locale, type LocalePack, isDate, packOf, tokensOf } from 'kartograf'

/** A written year, month or day in machine format: `2018`, `2026-06` for "June 2026", `2026-11-20`; null for anything else. */
export function readDate(text: string, locale: Locale): string | null {
  const { dates, months } = packOf(locale)
  const forms = [dates.long, dates.monthYear, 'MMMM y', 'y'].map((pattern) => expressionOf(pattern).exec(text)?.groups)
  const { day, month, year } = forms.find((groups) => groups !== undefined) ?? {}
  if (year === undefined || month === undefined) return year ?? null
  const date = `${year}-${twoDigits(monthOf(month, months) + 1)}`
  const first = `${date}-${twoDigits(day ?? 1)}`
  if (!isDate(first)) return null
  return day === undefined ? date : first
}

/** A regular expression for a date pattern, with its fields as groups. */
function expressionOf(pattern: string): RegExp {
  const parts = tokensOf(pattern).map((token) => {
    if ('text' in token)
      return token.text.replaceAll(/[.?*+()[\]{}|\\^$]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`)
    if (token.field.startsWith('d')) return String.raw`(?<day>\d\d?)`
    return token.field === 'y' ? String.raw`(?<year>\d{4})` : String.raw`(?<month>\p{L}+)`
  })
  return new RegExp(`^${parts.join('')}$`, 'u')
}

function monthOf(name: string, { wide, standalone }: LocalePack['months']): number {
  const isNamed = (month: string): boolean => month.toLowerCase() === name.toLowerCase()
  const place = wide.findIndex(isNamed)
  return place >= 0 ? place : standalone.findIndex(isNamed)
}

function twoDigits(value: number | string): string {
  return String(value).padStart(2, '0')
}
