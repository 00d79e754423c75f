import type { Locale } from '../../i18n/locales.ts'
import type { Entry } from '../definitions/entry.ts'
import type { Policy, Settings } from '../definitions/settings/settings.ts'
import { standInsOf } from './fallback.ts'

/** An entry with its translations. */
export interface Group {
  /** `exhibitions/summer`. */
  readonly id: string
  readonly collection: string
  readonly key: string
  /** Entries that are visible at build time, and copies in place of missing ones. */
  readonly entries: Readonly<Record<Locale, Entry>>
  /** Translations that exist but are hidden: drafts, not yet published, expired. */
  readonly hidden: Readonly<Record<Locale, Entry>>
}

/** The id of the group of an entry. */
export function groupId({ collection, key }: Pick<Entry, 'collection' | 'key'>): string {
  return `${collection}/${key}`
}

/**
 * A group with a copy of its fallback in each language whose policy is `copy`. A copy is an entry of that language, so that addresses,
 * links, lists and the language switcher treat it as one; its `copyOf` says in which language it is written.
 */
export function withCopies(group: Group, settings: Settings): Group {
  const source = standInOf(group, settings)
  if (!source) return group
  const missing = settings.locales.filter((locale) => {
    const own = group.entries[locale]
    return !(own && isOriginal(own)) && policyOf(group, locale, settings) === 'copy'
  })
  if (missing.length === 0) return group
  const copies = missing.map((locale) => [locale, copyFor(locale, source)] as const)
  return { ...group, entries: { ...group.entries, ...Object.fromEntries(copies) } }
}

/** A copy of an entry for another language, without aliases, which belong to the original language. */
function copyFor(locale: Locale, source: Entry): Entry {
  return { ...source, locale, copyOf: source.locale, data: { ...source.data, aliases: [] } }
}

/** Whether an entry has a file of its own language. */
export function isOriginal({ copyOf }: Pick<Entry, 'copyOf'>): boolean {
  return copyOf === undefined
}

/** Whether search engines are asked not to index the entry. */
export function isHidden({ data }: Pick<Entry, 'data'>): boolean {
  return data.noindex || data.unlisted
}

/** The language in which an entry or the text of a route is written. */
export function languageOf({ locale, copyOf }: Pick<Entry, 'locale' | 'copyOf'>): Locale {
  return copyOf ?? locale
}

/** All translations of a group, visible or hidden, default language first. */
export function translationsOf(group: Group, settings: Settings): Entry[] {
  const translations: Entry[] = []
  for (const locale of orderOf(settings)) {
    const shown = group.entries[locale]
    const entry = shown && isOriginal(shown) ? shown : group.hidden[locale]
    if (entry) translations.push(entry)
  }
  return translations
}

/** Orders of languages by settings, because each page asks for several. */
const orders = new WeakMap<Settings, ReadonlySet<Locale>>()

function orderOf(settings: Settings): ReadonlySet<Locale> {
  const order = orders.get(settings) ?? new Set([settings.defaultLocale, ...settings.locales])
  orders.set(settings, order)
  return order
}

/**
 * Policy for a language in which the group is not visible, from the entry or else the settings; undefined if neither has one. Front matter
 * that could not be parsed may have one, so links are not reported in addition.
 */
export function policyOf(group: Group, locale: Locale, settings: Settings): Policy | undefined {
  const translations = translationsOf(group, settings)
  const written = translations.map((entry) => entry.data.untranslated[locale])
  const policy = written.find((one) => one !== undefined) ?? settings.untranslated[locale]
  return policy ?? (translations.some(({ damage }) => damage?.isUnread) ? 'link' : undefined)
}

/** The fallback for a missing translation, in the site's order of languages. */
export function standInOf(group: Group, settings: Settings): Entry | undefined {
  return standInsOf(settings)
    .map((locale) => group.entries[locale])
    .find((entry) => entry !== undefined && isOriginal(entry))
}
