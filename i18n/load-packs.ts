import type { Locale, LocalePack } from './locale-pack.ts'
import { PACKS } from './packs.ts'

/** Loads the packs of some locales; a tag without a pack is left out, it is an issue elsewhere. */
export async function loadPacks(locales: readonly Locale[]): Promise<LocalePack[]> {
  const known = [...new Set(locales)].filter((locale) => Object.hasOwn(PACKS, locale))
  const packs = await Promise.all(known.map(async (locale) => PACKS[locale]?.()))
  return packs.filter((pack) => pack !== undefined)
}
