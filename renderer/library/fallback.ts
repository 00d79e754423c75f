import { hasPack, type Locale } from '../../i18n/locales.ts'
import { isRecord } from '../content/plain-data.ts'
import type { SiteData } from './site-data.ts'
import type { Settings } from '../definitions/settings/settings.ts'

/** Texts of one language; `lang` is set if they are those of another language, which stand in for missing ones. */
export interface StandIn {
  readonly lang?: Locale
}

/**
 * Fills in missing translations of the site's data for languages in the settings' `untranslated`, from their fallback language, so that a
 * new language needs no translated menu, footer or names for its first page.
 */
export function withFallbacks(data: SiteData): SiteData {
  const begun = Object.keys(data.settings.untranslated)
  if (begun.length === 0) return data
  const standIns = standInsOf(data.settings)
  const fill = <T>(value: T): T => filled(value, begun, standIns) as T
  const fillShown = <T>(value: T): T => filled(value, begun, standIns, marked) as T
  const { settings } = data
  return {
    ...data,
    settings: {
      ...settings,
      locations: eachOf(settings.locations, fill),
      collections: eachOf(settings.collections, fill),
      banner: fill(settings.banner),
    },
    navigation: { ...fillShown(data.navigation), links: data.navigation.links },
    footer: fillShown(data.footer),
    taxonomy: eachOf(data.taxonomy, (terms) => eachOf(terms, fill)),
    facts: eachOf(data.facts, fill),
  }
}

/** The values below names that a site gives, which may be those of languages: `id` is Indonesian. */
function eachOf<V, T extends Readonly<Record<string, V>>>(
  named: T & Readonly<Record<string, V>>,
  fill: (value: V) => unknown,
): T {
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [name, fill(value)])) as T
}

/** Languages used in place of missing ones, in order of preference. */
export function standInsOf({ fallbackLocales, defaultLocale, locales }: Settings): readonly Locale[] {
  return [...new Set([...fallbackLocales, defaultLocale, ...locales])]
}

/** `mark` makes the value that stands in from that of a language. */
function filled(
  value: unknown,
  begun: readonly Locale[],
  standIns: readonly Locale[],
  mark: (written: unknown, lang: Locale) => unknown = (written) => written,
): unknown {
  const within = (item: unknown): unknown => filled(item, begun, standIns, mark)
  if (Array.isArray(value)) return value.map(within)
  if (!isRecord(value)) return value
  if (!isPerLocale(value)) return eachOf(value, within)
  const standIn = standIns.find((locale) => value[locale] !== undefined)
  if (standIn === undefined) return value
  return { ...Object.fromEntries(begun.map((locale) => [locale, mark(value[standIn], standIn)])), ...value }
}

/** Texts of menu and footer with their language (`StandIn`), since pages show them in the midst of another one. */
function marked(written: unknown, lang: Locale): unknown {
  return isRecord(written) ? { ...written, lang } : written
}

/** Whether a value is translated: an object with only locales as keys, `{ de: …, en: … }`. */
function isPerLocale(value: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every(hasPack)
}
