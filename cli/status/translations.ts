import type { Entry } from '../../renderer/definitions/entry.ts'
import { grouped } from '../../renderer/definitions/grouped.ts'
import type { Library } from '../../renderer/library/library.ts'
import { policyOf, translationsOf, type Group } from '../../renderer/library/groups.ts'
import { digestOfWords, type Ledger } from './ledger.ts'

/**
 * Fresh: confirmed, and the source has not changed since. Stale: the source has changed since. Unconfirmed: exists, but was never
 * confirmed. Missing: not written yet, even if a copy of another language replaces it. Excluded: `untranslated` opts out of it.
 */
export const STATES = ['fresh', 'stale', 'unconfirmed', 'missing', 'excluded'] as const
export type State = (typeof STATES)[number]

/** A text in another language than its source. */
export interface Translation {
  /** `posts/anchor` */
  readonly group: string
  readonly locale: string
  readonly file: string
  /** File of the source text. */
  readonly source: string
  readonly state: State
  /** A copy of another language replaces the missing text. */
  readonly policy?: 'copy'
  /** Digest of the current source. */
  readonly digest: string
}

/** All translations of a site, drafts included: each text in every language except that of its source. */
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
    const policy = policyOf(group, locale, settings)
    const isWanted = policy === undefined || policy === 'copy'
    const state = exists ? stateOf(known[locale], digest) : isWanted ? 'missing' : 'excluded'
    const file = `content/${group.id}/${locale}.md`
    const found = { group: group.id, locale, file, source: source.file.path, state, digest }
    return !exists && policy === 'copy' ? Object.assign(found, { policy }) : found
  })
}

function stateOf(confirmed: string | undefined, digest: string): State {
  if (confirmed === undefined) return 'unconfirmed'
  return confirmed === digest ? 'fresh' : 'stale'
}

/** Paths of texts that are still being written. */
export function draftsIn(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(entries.filter(({ data }) => data.draft).map(({ file }) => file.path))
}

/** Translations that exist. */
export function written(translations: readonly Translation[]): Translation[] {
  return translations.filter(({ state }) => state !== 'missing' && state !== 'excluded')
}

/** The translations matching a name: a file, a folder or `posts/anchor`. */
export function meantBy<T extends Pick<Translation, 'group' | 'locale'>>(
  name: string,
  translations: readonly T[],
): T[] {
  const wanted = name
    .replace(/^\.?\//, '')
    .replace(/^content\//, '')
    .replace(/\/$|\.md$/, '')
  return translations.filter(({ group, locale }) => `${group}/${locale}/`.startsWith(`${wanted}/`))
}

/** The ledger after these translations are confirmed, without texts that no longer exist. */
export function confirmed(ledger: Ledger, all: readonly Translation[], now: readonly Translation[]): Ledger {
  const next: Record<string, Record<string, string>> = {}
  const wanted = grouped(now, ({ group }) => group)
  for (const { group, locale, digest } of all) {
    const isNow = wanted.get(group)?.some((one) => one.locale === locale) === true
    const known = isNow ? digest : ledger[group]?.[locale]
    if (known !== undefined) next[group] = { ...next[group], [locale]: known }
  }
  return next
}

/** Percentage of fresh translations among those wanted, rounded down, so that 100 means all. */
export function freshShare(translations: readonly Translation[]): number {
  const wanted = translations.filter(({ state }) => state !== 'excluded')
  const fresh = wanted.filter(({ state }) => state === 'fresh')
  return wanted.length === 0 ? 100 : Math.floor((fresh.length / wanted.length) * 100)
}
