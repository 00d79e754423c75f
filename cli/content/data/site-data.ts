import { footerSchema, redirectsSchema, taxonomySchema } from '../../../renderer/definitions/settings/data-files.ts'
import { z } from '../../../renderer/definitions/fields/kind.ts'
import type { Issue, SourceFile } from '../../../renderer/definitions/issue.ts'
import { navigationSchema } from '../../../renderer/definitions/settings/navigation.ts'
import { type Settings, settingsSchema } from '../../../renderer/definitions/settings/settings.ts'
import { withFallbacks } from '../../../renderer/library/fallback.ts'
import { glossarySchema } from '../../../renderer/library/glossary.ts'
import { DATA_FILES, type DataFile, type SiteData } from '../../../renderer/library/site-data.ts'
import {
  checkFactBase,
  checkLocations,
  checkSettings,
  checkTerms,
  wholeLocales,
  checkServiceLabels,
} from './check-site-data.ts'
import { knowsAddresses, restOfFooter, restOfNavigation, restOfRecord, restOfSettings, usable } from './damaged-data.ts'
import { loadData, readDataFile } from './data-file.ts'
import { readOwnPacks } from './own-packs.ts'
import { unreadPacks } from './unread-packs.ts'
import { asBegun, newLanguageIssues, newLanguages } from './new-languages.ts'

interface SiteDataAndIssues {
  readonly data: SiteData
  readonly issues: readonly Issue[]
}

/** Settings that the command line replaces. */
interface Overrides {
  readonly baseUrl?: string | undefined
  readonly noindex?: boolean | undefined
  /** Set by `watch`, which serves all languages at one address. */
  readonly inPlace?: boolean
}

/**
 * Reads and validates the data files of `content/`. `overrides` come from the command line. If a file has errors, its valid parts are used,
 * so that one run reports everything.
 */
export function readSiteData(root: string, overrides: Overrides): SiteDataAndIssues {
  const reading = beginReading(root)
  const { files, damaged, issues } = reading
  const settings = readSettings(root, reading)
  const wrongSettings = wrongIn(settings, files.site)
  const own = readOwnPacks(root, settings.locales)
  const facts = load(reading, 'facts', z.record(z.string(), z.unknown()), () => ({}))
  const data = {
    settings: withOverrides(wrongSettings.length > 0 ? usable(settings) : settings, overrides),
    navigation: load(reading, 'navigation', navigationSchema, (raw) => restOfNavigation(raw, settings.locales)),
    footer: load(reading, 'footer', footerSchema, restOfFooter),
    redirects: load(reading, 'redirects', redirectsSchema, restOfRecord),
    taxonomy: load(reading, 'topics', taxonomySchema, () => ({ topics: {}, tags: {}, industries: {} })),
    facts,
    glossary: load(reading, 'glossary', glossarySchema, () => ({ terms: [] })),
    packs: own.packs,
    files,
    damaged,
  }
  const wrongFacts = checkFactBase(facts, settings, files.facts)
  if (wrongFacts.length > 0) damaged.add('facts')
  issues.push(...own.issues, ...unreadPacks(root, settings.locales))
  issues.push(...wrongSettings, ...wrongFacts, ...checkTerms(data.taxonomy, settings, files.topics))
  return { data: withFallbacks(data), issues }
}

/** Data files that are being validated. */
interface Reading {
  readonly files: Readonly<Record<DataFile, SourceFile>>
  /** What has errors. */
  readonly damaged: Set<DataFile | 'addresses'>
  readonly issues: Issue[]
}

function beginReading(root: string): Reading {
  const issues: Issue[] = []
  const files = Object.fromEntries(DATA_FILES.map((name) => [name, readDataFile(root, name, issues)])) as Record<
    DataFile,
    SourceFile
  >
  const faulty = new Set(issues.map(({ file }) => file))
  return { files, issues, damaged: new Set(DATA_FILES.filter((name) => faulty.has(files[name].path))) }
}

/** The value of a data file; `rest` of one with errors. */
function load<S extends z.ZodObject | z.ZodRecord>(
  { files, damaged, issues }: Reading,
  name: DataFile,
  schema: S,
  rest: (written: unknown) => z.infer<S>,
): z.infer<S> {
  const loaded = loadData(files[name], schema, damaged.has(name))
  issues.push(...loaded.issues)
  if (loaded.value === null) damaged.add(name)
  // Safe: `null` means a file with errors, and is never a valid value.
  return (loaded.value ?? rest(loaded.written)) as z.infer<S>
}

/** The settings, as if they had the policy that languages without any text need. */
function readSettings(root: string, reading: Reading): Settings {
  const { files, damaged, issues } = reading
  const written = load(reading, 'site', settingsSchema, (raw) => {
    if (!knowsAddresses(raw)) damaged.add('addresses')
    return restOfSettings(raw, root)
  })
  const begins = damaged.has('site') ? [] : newLanguages(root, written)
  issues.push(...newLanguageIssues(begins, files.site))
  return asBegun(written, begins)
}

function wrongIn(settings: Settings, file: SourceFile): Issue[] {
  return [
    ...checkSettings(settings, file),
    ...checkLocations(settings, file),
    ...checkServiceLabels(settings.services, wholeLocales(settings), file),
  ]
}

function withOverrides(settings: Settings, { baseUrl, noindex = false, inPlace = false }: Overrides): Settings {
  return {
    ...settings,
    domains: inPlace || baseUrl !== undefined ? {} : settings.domains,
    baseUrl: (baseUrl ?? settings.baseUrl).replace(/\/+$/, ''),
    noindex: noindex || settings.noindex,
  }
}
