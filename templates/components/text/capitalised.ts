import type { Locale } from 'kartograf'

/** A text that begins a line, such as a list of languages, which Spanish writes in lower case. */
export function capitalised(text: string, locale: Locale): string {
  return text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1)
}
