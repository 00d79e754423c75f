import type { Locale } from 'kartograf'

/** A figure in a text: its value, and its unit as written. Durations are in minutes. */
interface Measure {
  readonly value: number
  readonly unit: string
}

/** Units of time by the beginning of their names, in minutes. */
const MINUTES: readonly (readonly [RegExp, number])[] = [
  [/^min(?:\.|uten?|utes?|utos?)?$/i, 1],
  [/^(?:h|std\.?|stunden?|hours?|horas?)$/i, 60],
  [/^(?:tagen?|tage?|days?|días?)$/i, 24 * 60],
  [/^(?:wochen?|weeks?|semanas?)$/i, 7 * 24 * 60],
]

const FIGURE = /^(\p{L}+ |[€$]\s?)?(\d[\d.,]*)\s*([^\d,;]*)$/u
const DURATION = /^\d[\d.,]*\s*\p{L}+\.?(?:\s\d[\d.,]*\s*\p{L}+\.?)*$/u

/** Reads `1.9`, `71 %`, `5 h 50 min`; null for anything else, such as `not recorded`. */
export function measureOf(text: string, locale: Locale): Measure | null {
  const plain = text
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ')
    .replaceAll(/[*_\u2060]/g, '')
    .trim()
  const minutes = DURATION.test(plain) ? minutesOf(plain, locale) : null
  if (minutes !== null) return { value: minutes, unit: 'min' }
  const [, before = '', number, after = ''] = FIGURE.exec(plain) ?? []
  if (number === undefined) return null
  return { value: numberOf(number, locale), unit: `${before}${after}`.trim() }
}

function minutesOf(text: string, locale: Locale): number | null {
  let sum = 0
  for (const [, number = '', unit = ''] of text.matchAll(/(\d[\d.,]*)\s*(\p{L}+\.?)/gu)) {
    const factor = MINUTES.find(([name]) => name.test(unit))?.[1]
    if (factor === undefined) return null
    sum += numberOf(number, locale) * factor
  }
  return sum
}

/** Parses a number. English groups digits with commas, the other languages with points. */
function numberOf(text: string, locale: Locale): number {
  const [group, mark] = locale.startsWith('en') ? [',', '.'] : ['.', ',']
  return Number(text.replaceAll(group, '').replace(mark, '.'))
}
