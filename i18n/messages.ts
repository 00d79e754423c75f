import { IntlMessageFormat } from 'intl-messageformat'
import { formatNumber } from './format.ts'
import { packOf, type Locale } from './locales.ts'
import { pluralOf } from './plurals.ts'

/** ICU messages of one language, by key. */
export type Catalogue = Readonly<Record<string, string>>

/** Returns a function that formats messages by key. Each message is parsed once. Throws on an unknown key, which is a bug in the theme. */
export function translator(
  catalogue: Catalogue,
  locale: Locale,
): (key: string, values?: Readonly<Record<string, string | number>>) => string {
  const formats = new Map<string, IntlMessageFormat>()
  return (key, values) => {
    const text = catalogue[key]
    if (text === undefined) throw new Error(`There is no text '${key}' in i18n/messages/${locale}.json`)
    if (!text.includes('{') && !text.includes("'")) return text
    const format =
      formats.get(key) ?? new IntlMessageFormat(text, locale, undefined, { formatters: formattersFor(locale) })
    formats.set(key, format)
    return String(format.format(values))
  }
}

/** Numbers and plurals use the packs, so that they do not depend on the machine's ICU data. */
function formattersFor(locale: Locale) {
  return {
    getNumberFormat: () => ({ format: (value: number) => formatNumber(value, locale) }) as Intl.NumberFormat,
    getDateTimeFormat: () => {
      throw new Error('Messages take dates as text: format them with i18n/format.ts')
    },
    getPluralRules: (_locales?: string | string[], { type = 'cardinal' }: Intl.PluralRulesOptions = {}) =>
      ({ select: (value: number) => pluralOf(value, packOf(locale).plurals[type]) }) as Intl.PluralRules,
  }
}
