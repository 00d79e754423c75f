import { readFileSync } from 'node:fs'
import path from 'node:path'
import { loadPacks } from '../../../i18n/load-packs.ts'
import type { Locale, LocalePack } from '../../../i18n/locale-pack.ts'
import { useLocales } from '../../../i18n/locales.ts'
import { asRecord } from '../../../renderer/content/plain-data.ts'
import { parseYaml } from '../../../renderer/content/yaml/yaml.ts'
import { settingsSchema } from '../../../renderer/definitions/settings/settings.ts'
import { readOwnPacks } from './own-packs.ts'
import { supposedLocales } from './damaged-data.ts'
import { isRegularFile } from '../../output/stats-of.ts'

/** The packs of a site, and the settings that affect typography. */
interface SiteLocales {
  readonly packs: readonly LocalePack[]
  readonly names: readonly string[]
}

/**
 * Loads the packs of the locales in `content/site.yaml` before anything is checked, because the checks need them. Errors in the file are
 * reported by its own check.
 */
export async function useSiteLocales(root: string): Promise<SiteLocales> {
  const settings = settingsAsWritten(path.join(root, 'content', 'site.yaml'))
  const written = textsIn(settings['locales'])
  const names = textsIn(settings['keepWithNumber'])
  const use = async (locales: readonly Locale[]): Promise<SiteLocales> => {
    const packs = await loadPacks(locales, readOwnPacks(root, locales).packs)
    useLocales(packs, names)
    return { packs, names }
  }
  const asWritten = await use(written)
  // By the same rule as the settings, which take the supposed ones if it is broken.
  const { success: isRight } = settingsSchema.shape.locales.safeParse(settings['locales'])
  return isRight ? asWritten : use([...written, ...supposedLocales(root)])
}

function settingsAsWritten(file: string): Readonly<Record<string, unknown>> {
  if (!isRegularFile(file)) return {}
  try {
    const value = parseYaml(readFileSync(file, 'utf8'))
    return asRecord(value)
  } catch {
    // `readSiteData` reads the file again and reports the errors.
    return {}
  }
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
