import type { Locale, LocalePack } from './locale-pack.ts'
import { PACKS } from './packs.ts'

/** Loads the packs of the given locales. Tags without a pack are skipped; they are reported elsewhere. */
export async function loadPacks(locales: readonly Locale[]): Promise<LocalePack[]> {
  const known = [...new Set(locales)].filter((locale) => Object.hasOwn(PACKS, locale))
  const packs = await Promise.all(known.map(async (locale) => PACKS[locale]?.()))
  return packs.filter((pack) => pack !== undefined)
}
