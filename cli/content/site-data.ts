import path from 'node:path'
import { existsSync } from 'node:fs'
import { isTimeZone } from '../../i18n/clock.ts'
import type { Locale } from '../../i18n/locales.ts'
import { baseUrlProblem } from '../../renderer/content/base-url.ts'
import { nearestHint } from '../../renderer/content/check.ts'
import { check } from '../../renderer/content/check.ts'
import { misreadValues } from '../../renderer/content/misread-values.ts'
import { checkFacts } from '../../renderer/content/facts.ts'
import { z } from '../../renderer/definitions/fields.ts'
import { issueIn, START, type Issue, type SourceFile } from '../../renderer/definitions/issue.ts'
import { withFallbacks } from '../../renderer/library/fallback.ts'
import { DATA_FILES, type DataFile, type SiteData } from '../../renderer/library/site-data.ts'
import { navigationSchema } from '../../renderer/definitions/navigation.ts'
import { glossarySchema } from '../../renderer/library/glossary.ts'
import { footerSchema, redirectsSchema, taxonomySchema, type Taxonomy } from '../../renderer/definitions/data-files.ts'
import { settingsSchema, type Settings } from '../../renderer/definitions/settings.ts'
import { basePath } from '../../renderer/definitions/url.ts'
import { parseYaml, placeInYaml, placeOfKeyInYaml, YamlError } from '../../renderer/content/yaml.ts'
import { knowsAddresses, restOfFooter, restOfNavigation, restOfRecord, restOfSettings, usable } from './damaged-data.ts'
import { readText } from './decode.ts'
import { asBegun, newLanguageIssues, newLanguages } from './new-languages.ts'
import { checkServiceLabels } from './service-labels.ts'

export interface SiteDataAndIssues {
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

/** Optional files. */
const OPTIONAL = new Set<DataFile>(['redirects', 'topics', 'facts', 'glossary'])

/**
 * Reads and validates the data files of `content/`. `overrides` come from the command line. If a file has errors, its valid parts are used,
 * so that one run reports everything.
 */
export function readSiteData(root: string, overrides: Overrides): SiteDataAndIssues {
  const issues: Issue[] = []
  const damaged = new Set<DataFile | 'addresses'>()
  const files = Object.fromEntries(DATA_FILES.map((name) => [name, readDataFile(root, name, issues)])) as Record<
    DataFile,
    SourceFile
  >
  for (const { file } of issues) for (const name of DATA_FILES) if (files[name].path === file) damaged.add(name)
  const load = <S extends z.ZodObject | z.ZodRecord>(name: DataFile, schema: S, rest: Rest<S>): z.infer<S> => {
    const loaded = loadData(files[name], schema, damaged.has(name))
    issues.push(...loaded.issues)
    if (loaded.value === null) damaged.add(name)
    // Safe: `null` means a file with errors, and is never a valid value.
    return (loaded.value ?? rest(loaded.written)) as z.infer<S>
  }
  const written = load('site', settingsSchema, (raw) => {
    if (!knowsAddresses(raw)) damaged.add('addresses')
    return restOfSettings(raw, root)
  })
  const begins = damaged.has('site') ? [] : newLanguages(root, written)
  issues.push(...newLanguageIssues(begins, files.site))
  const settings = asBegun(written, begins)
  const wrongSettings = [
    ...checkSettings(settings, files.site),
    ...checkLocations(settings, files.site),
    ...checkServiceLabels(settings.services, wholeLocales(settings), files.site),
  ]
  const facts = load('facts', z.record(z.string(), z.unknown()), () => ({}))
  const data = {
    settings: withOverrides(wrongSettings.length > 0 ? usable(settings) : settings, overrides),
    navigation: load('navigation', navigationSchema, (written) => restOfNavigation(written, settings.locales)),
    footer: load('footer', footerSchema, restOfFooter),
    redirects: load('redirects', redirectsSchema, restOfRecord),
    taxonomy: load('topics', taxonomySchema, () => ({ topics: {}, tags: {}, industries: {} })),
    facts,
    glossary: load('glossary', glossarySchema, () => ({ terms: [] })),
    files,
    damaged,
  }
  const wrongFacts = checkFactBase(facts, settings, files.facts)
  if (wrongFacts.length > 0) damaged.add('facts')
  issues.push(...wrongSettings, ...wrongFacts, ...checkTerms(data.taxonomy, settings, files.topics))
  return { data: withFallbacks(data), issues }
}

type Rest<S extends z.ZodType> = (written: unknown) => z.infer<S>

function withOverrides(settings: Settings, { baseUrl, noindex = false, inPlace = false }: Overrides): Settings {
  return {
    ...settings,
    domains: inPlace || baseUrl !== undefined ? {} : settings.domains,
    baseUrl: (baseUrl ?? settings.baseUrl).replace(/\/+$/, ''),
    noindex: noindex || settings.noindex,
  }
}

function readDataFile(root: string, name: DataFile, issues: Issue[]): SourceFile {
  const relative = `content/${name}.yaml`
  const absolute = path.join(root, relative)
  const empty = { path: relative, text: '', digest: '' }
  if (!existsSync(absolute)) {
    if (!OPTIONAL.has(name))
      issues.push(
        issueIn(relative, START, {
          code: 'missing-file',
          message: 'the file does not exist',
          expected: `a site has content/${name}.yaml`,
        }),
      )
    return empty
  }
  const file = readText(relative, absolute)
  if (!('code' in file)) return file
  issues.push(file)
  return empty
}

function brokenYaml(error: YamlError, file: SourceFile): Issue {
  return issueIn(file.path, error.place, {
    code: 'broken-yaml',
    message: error.message,
    expected: 'YAML',
    hint: error.hint,
  })
}

/** The value of a file, or null with its issues and raw data. Files in `lacking` have been reported. */
function loadData<S extends z.ZodType>(
  file: SourceFile,
  schema: S,
  lacking: boolean,
): { value: z.infer<S> | null; written: unknown; issues: readonly Issue[] } {
  if (lacking) return { value: null, written: {}, issues: [] }
  try {
    const written = parseYaml(file.text)
    const checked = check(schema, written, file.path, (at, key) => placeIn(file, at, key))
    return { ...checked, written, issues: [...checked.issues, ...misreadValues(file, file.text)] }
  } catch (error) {
    if (!(error instanceof YamlError)) throw error
    return { value: null, written: {}, issues: [brokenYaml(error, file)] }
  }
}

function placeIn(file: SourceFile, at: readonly (string | number)[], key?: 'key') {
  return key ? placeOfKeyInYaml(file.text, at) : placeInYaml(file.text, at)
}

function checkSettings(settings: Settings, file: SourceFile): Issue[] {
  const fault = (field: string, message: string, expected: string, hint?: string): Issue =>
    issueIn(file.path, placeIn(file, [field]), {
      code: 'wrong-value',
      message,
      expected,
      hint,
    })
  const issues: Issue[] = []
  if (!settings.locales.includes(settings.defaultLocale))
    issues.push(
      fault(
        'defaultLocale',
        `\`defaultLocale\` is \`${settings.defaultLocale}\`, which is not among the languages`,
        `one of ${settings.locales.join(', ')}`,
      ),
    )
  const unserved = baseUrlProblem(settings.baseUrl)
  if (unserved)
    issues.push(fault('baseUrl', unserved.message, 'https://, a host name and perhaps a path', unserved.hint))
  if (Object.keys(settings.domains).length > 0 && basePath(settings.baseUrl) !== '')
    issues.push(fault('domains', 'a base URL with a path cannot have other domains', 'a base URL without a path'))
  if (!isTimeZone(settings.timeZone))
    issues.push(
      fault(
        'timeZone',
        `\`${settings.timeZone}\` is not a time zone`,
        'a name such as Europe/Berlin',
        nearestHint(settings.timeZone, Intl.supportedValuesOf('timeZone')),
      ),
    )
  return issues
}

/** Checks that every term has a name in each language of the site. */
function checkTerms(taxonomy: Taxonomy, settings: Settings, file: SourceFile): Issue[] {
  return Object.entries(taxonomy).flatMap(([kind, terms]) =>
    Object.entries(terms).flatMap(([key, names]) => checkLanguages(names, [kind, key], wholeLocales(settings), file)),
  )
}

function checkLocations(settings: Settings, file: SourceFile): Issue[] {
  return Object.entries(settings.locations).flatMap(([key, { name }]) =>
    checkLanguages(name, ['locations', key, 'name'], wholeLocales(settings), file),
  )
}

/** The fully translated languages of the site. */
function wholeLocales({ locales, untranslated }: Settings): readonly Locale[] {
  return locales.filter((locale) => untranslated[locale] === undefined)
}

function checkLanguages(
  names: Readonly<Record<Locale, string>>,
  path: readonly string[],
  locales: readonly Locale[],
  file: SourceFile,
): Issue[] {
  const missing = locales.filter((locale) => names[locale] === undefined)
  const place = placeIn(file, path)
  return missing.map((locale) =>
    issueIn(file.path, place, {
      code: 'missing-language',
      message: `\`${path[1]}\` has no name in \`${locale}\``,
      expected: `${locale}: …`,
    }),
  )
}

function checkFactBase(facts: unknown, settings: Settings, file: SourceFile): Issue[] {
  return checkFacts(facts, wholeLocales(settings)).map(({ path: at, message }) => {
    const expected = `a number, a text, or one of { year }, { percent }, { euro }, { money: { amount, currency } }, { minutes }, { hours }, { days }, { weeks }, { months }, { date }, { text: { ${settings.locales.join(', ')} } }`
    return issueIn(file.path, placeIn(file, at), { code: 'wrong-value', message, expected })
  })
}
