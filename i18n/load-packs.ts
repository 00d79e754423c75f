import type { Locale, LocalePack } from './locale-pack.ts'
import { type PackData, packFrom } from './pack-data.ts'
import { PACKS } from './packs.ts'

/** Loads the packs of the given locales, those of the site first. Tags without a pack are skipped; they are reported elsewhere. */
export async function loadPacks(locales: readonly Locale[], own: readonly PackData[] = []): Promise<LocalePack[]> {
  const packs = await Promise.all([...new Set(locales)].map((locale) => loadPack(locale, own)))
  return packs.filter((pack) => pack !== undefined)
}

async function loadPack(locale: Locale, own: readonly PackData[]): Promise<LocalePack | undefined> {
  const data = own.find(({ tag }) => tag === locale)
  if (!data) return shippedPack(locale)
  return packFrom(data, data.parent === undefined ? undefined : await shippedPack(data.parent))
}

/** A pack of `i18n/locales/`; undefined if there is none with this tag. */
async function shippedPack(locale: Locale): Promise<LocalePack | undefined> {
  return Object.hasOwn(PACKS, locale) ? PACKS[locale]?.() : undefined
}
