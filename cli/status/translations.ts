import { policyOf, translationsOf, type Group, type Library } from '../../renderer/library/library.ts'
import { digestOfWords, type Ledger } from './ledger.ts'

/**
 * Fresh: confirmed, and the source is as it was then. Stale: the source has changed since. Unconfirmed: there, but nobody has said
 * that it says what the source says. Missing: to be written. Excluded: `untranslated` says that it is not wanted.
 */
export const STATES = ['fresh', 'stale', 'unconfirmed', 'missing', 'excluded'] as const
export type State = (typeof STATES)[number]

/** A text in a language other than that of its source. */
export interface Translation {
  /** `posts/anchor` */
  readonly group: string
  readonly locale: string
  readonly file: string
  /** The text that it is a translation of. */
  readonly source: string
  readonly state: State
  /** Of the source as it is now. */
  readonly digest: string
}

/** Every text of a site in every language but the first one it was written in; drafts too. */
export function translationsIn(library: Library, ledger: Ledger): Translation[] {
  return [...library.groups.values()].flatMap((group) => translationsOfGroup(group, library, ledger[group.id] ?? {}))
}

function translationsOfGroup(group: Group, { data, collections }: Library, known: Ledger[string]): Translation[] {
  const { settings } = data
  const [source, ...others] = translationsOf(group, settings)
  if (!source) return []
  const digest = digestOfWords(source, collections.get(group.collection))
  const locales = settings.locales.filter((locale) => locale !== source.locale)
  return locales.map((locale) => {
    const exists = others.some((entry) => entry.locale === locale)
    const isWanted = policyOf(group, locale, settings) === undefined
    const state = exists ? stateOf(known[locale], digest) : isWanted ? 'missing' : 'excluded'
    const file = `content/${group.id}/${locale}.md`
    return { group: group.id, locale, file, source: source.file.path, state, digest }
  })
}

function stateOf(confirmed: string | undefined, digest: string): State {
  if (confirmed === undefined) return 'unconfirmed'
  return confirmed === digest ? 'fresh' : 'stale'
}

/** Translations that are there. */
export function written(translations: readonly Translation[]): Translation[] {
  return translations.filter(({ state }) => state !== 'missing' && state !== 'excluded')
}

/** Those that a person means by a file, a folder or `posts/anchor`. */
export function meantBy(name: string, translations: readonly Translation[]): Translation[] {
  const wanted = name
    .replace(/^\.?\//, '')
    .replace(/^content\//, '')
    .replace(/\/$|\.md$/, '')
  return written(translations).filter(({ group, locale }) => `${group}/${locale}/`.startsWith(`${wanted}/`))
}

/** The ledger once these translations have been confirmed; what no longer exists is taken out. */
export function confirmed(ledger: Ledger, all: readonly Translation[], now: readonly Translation[]): Ledger {
  const next: Record<string, Record<string, string>> = {}
  for (const { group, locale, digest } of all) {
    const known = now.some((one) => one.group === group && one.locale === locale) ? digest : ledger[group]?.[locale]
    if (known !== undefined) next[group] = { ...next[group], [locale]: known }
  }
  return next
}

/** Share of the wanted translations that are fresh, in whole per cent, rounded down: 100 means all. */
export function freshShare(translations: readonly Translation[]): number {
  const wanted = translations.filter(({ state }) => state !== 'excluded')
  const fresh = wanted.filter(({ state }) => state === 'fresh')
  return wanted.length === 0 ? 100 : Math.floor((fresh.length / wanted.length) * 100)
}
