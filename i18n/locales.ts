import type { Locale, LocalePack } from './locale-pack.ts'

export type { Locale }

/** The packs of the site that is built. A theme is compiled with a copy of this module, which is told by itself. */
const byTag = new Map<Locale, LocalePack>()
let inUse: Writing = { packs: [], names: [] }

/** What the site's texts are written with. */
export interface Writing {
  readonly packs: readonly LocalePack[]
  /** Names that stay on one line with the number after them. */
  readonly names: readonly string[]
}

/** Says which locales the site has; nothing can be formatted before. */
export function useLocales(packs: readonly LocalePack[], names: readonly string[] = []): void {
  byTag.clear()
  for (const pack of packs) byTag.set(pack.tag, pack)
  inUse = { packs, names }
}

/** Whether the site has a locale of this tag. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && byTag.has(value)
}

/** The pack of a locale of the site. Throws where the site has none of this tag. */
export function packOf(locale: Locale): LocalePack {
  const pack = byTag.get(locale)
  if (!pack) throw new Error(`The site has no locale '${locale}', only ${[...byTag.keys()].join(', ') || 'none yet'}`)
  return pack
}

/** The same value until `useLocales` is called again. */
export function writingInUse(): Writing {
  return inUse
}
