import type { Locale, LocalePack } from './locale-pack.ts'
import { LOCALES } from './locale-tags.ts'

export type { Locale }

/** The packs of the current site. A compiled theme has its own copy of this module, which must be initialised separately. */
const byTag = new Map<Locale, LocalePack>()
let inUse: Writing = { packs: [], names: [] }

/** The locales of the site. */
export interface Writing {
  readonly packs: readonly LocalePack[]
  /** Names that stay on one line, together with a number after them. */
  readonly names: readonly string[]
}

/** Sets the locales of the site. Must be called before anything is formatted. */
export function useLocales(packs: readonly LocalePack[], names: readonly string[] = []): void {
  byTag.clear()
  for (const pack of packs) byTag.set(pack.tag, pack)
  inUse = { packs, names }
}

/** Whether the site has a locale with this tag. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && byTag.has(value)
}

/** Whether a tag has a pack: one of ours, or one that the site brings for a locale of its own. */
export function hasPack(tag: string): boolean {
  return LOCALES.includes(tag) || byTag.has(tag)
}

/** The tags of all these packs. */
export function knownLocales(): readonly Locale[] {
  return [...LOCALES, ...[...byTag.keys()].filter((tag) => !LOCALES.includes(tag))]
}

/** The pack of a locale of the site. Throws if the site has no such locale, and in browsers, which have none. */
export function packOf(locale: Locale): LocalePack {
  const pack = byTag.get(locale)
  if (!pack)
    throw new Error(byTag.size > 0 ? `The site has no locale '${locale}', only ${[...byTag.keys()].join(', ')}` : NONE)
  return pack
}

const NONE =
  'No locale is loaded: `kartograf` formats numbers and dates while pages are made. In an island, take the text from its props, or use `Intl`.'

/** The same value until `useLocales` is called again. */
export function writingInUse(): Writing {
  return inUse
}
