import { loadPacks } from '../../../i18n/load-packs.ts'
import { useLocales } from '../../../i18n/locales.ts'
import { loadHyphenation } from '../../../renderer/render/hyphenation.ts'

/** The languages of the company's site and of the fixture site. */
export const LOCALES = ['de', 'en', 'es'] as const
export type SiteLocale = (typeof LOCALES)[number]

/** Names that the company's site keeps with the number after them. */
const KEPT = ['Microsoft', 'Windows', 'Entra ID']
const packs = await loadPacks(LOCALES)
useLocales(packs, KEPT)
await loadHyphenation(packs)

/** Does something in a site that has further languages. */
export async function withLocales(tags: readonly string[], work: () => void): Promise<void> {
  useLocales([...packs, ...(await loadPacks(tags))], KEPT)
  try {
    work()
  } finally {
    useLocales(packs, KEPT)
  }
}
