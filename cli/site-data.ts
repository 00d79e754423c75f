import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isTimeZone } from '../i18n/clock.ts'
import type { Locale } from '../i18n/locales.ts'
import { check, isRecord } from '../renderer/model/check.ts'
import { checkFacts } from '../renderer/model/facts.ts'
import type { z } from '../renderer/model/fields.ts'
import { glossarySchema } from '../renderer/model/glossary.ts'
import type { Issue } from '../renderer/model/issue.ts'
import { DATA_FILES, type DataFile, type SiteData } from '../renderer/model/library.ts'
import { navigationSchema } from '../renderer/model/navigation.ts'
import {
  footerSchema,
  redirectsSchema,
  settingsSchema,
  taxonomySchema,
  type Settings,
  type Taxonomy,
} from '../renderer/model/settings.ts'
import type { SourceFile } from '../renderer/model/source-file.ts'
import { parseYaml, placeInYaml, placeOfKeyInYaml, YamlError } from '../renderer/model/yaml.ts'
import { decodeText } from './decode.ts'

export interface SiteDataAndIssues {
  readonly data: SiteData | null
  readonly issues: readonly Issue[]
}

/** Files that a site can do without. */
const OPTIONAL = new Set<DataFile>(['redirects', 'topics', 'facts', 'glossary'])

/** Reads and checks the data files of `content/`. `overrides` come from the command line. */
export function readSiteData(root: string, overrides: { readonly baseUrl?: string | undefined }): SiteDataAndIssues {
  const issues: Issue[] = []
  const files = Object.fromEntries(DATA_FILES.map((name) => [name, readDataFile(root, name, issues)])) as Record<
    DataFile,
    SourceFile
  >
  const load = <S extends z.ZodType>(name: DataFile, schema: S): z.infer<S> | null =>
    loadData(files[name], schema, issues)
  const settings = load('site', settingsSchema)
  const navigation = load('navigation', navigationSchema)
  const footer = load('footer', footerSchema)
  const redirects = load('redirects', redirectsSchema)
  const taxonomy = load('topics', taxonomySchema)
  const glossary = load('glossary', glossarySchema)
  const facts = valueOf(files.facts, issues)
  const wrongSettings = settings
    ? [...checkSettings(settings, files.site), ...checkLocations(settings, files.site)]
    : []
  issues.push(...wrongSettings, ...(settings ? checkFactBase(facts, settings, files.facts) : []))
  if (settings && taxonomy) issues.push(...checkTerms(taxonomy, settings, files.topics))
  if (!settings || wrongSettings.length > 0 || !navigation || !footer || !redirects || !taxonomy || !glossary)
    return { data: null, issues }
  if (!isRecord(facts)) return { data: null, issues }
  return {
    data: {
      settings: withOverrides(settings, overrides),
      navigation,
      footer,
      redirects,
      taxonomy,
      facts,
      glossary,
      files,
    },
    issues,
  }
}

function withOverrides(settings: Settings, { baseUrl }: { readonly baseUrl?: string | undefined }): Settings {
  return { ...settings, baseUrl: (baseUrl ?? settings.baseUrl).replace(/\/$/, '') }
}

function readDataFile(root: string, name: DataFile, issues: Issue[]): SourceFile {
  const relative = `content/${name}.yaml`
  const absolute = path.join(root, relative)
  const empty = { path: relative, text: '', digest: '' }
  if (!existsSync(absolute)) {
    if (!OPTIONAL.has(name))
      issues.push({
        code: 'missing-file',
        severity: 'error',
        file: relative,
        line: 1,
        column: 1,
        message: 'the file does not exist',
        expected: `a site has content/${name}.yaml`,
      })
    return empty
  }
  const file = decodeText(relative, readFileSync(absolute))
  if (!('code' in file)) return file
  issues.push(file)
  return empty
}

function valueOf(file: SourceFile, issues: Issue[]): unknown {
  try {
    return parseYaml(file.text)
  } catch (error) {
    if (!(error instanceof YamlError)) throw error
    issues.push({
      code: 'broken-yaml',
      severity: 'error',
      file: file.path,
      ...error.place,
      message: error.message,
      expected: 'YAML',
      hint: 'put a text that contains `: ` or starts with a special character in quotes',
    })
    return null
  }
}

function loadData<S extends z.ZodType>(file: SourceFile, schema: S, issues: Issue[]): z.infer<S> | null {
  // An empty file has been reported if it is one that is needed.
  const before = issues.length
  const value = valueOf(file, issues)
  if (issues.length > before || (file.digest === '' && !schema.safeParse({}).success)) return null
  const checked = check(schema, value, file.path, (at, key) => placeIn(file, at, key))
  issues.push(...checked.issues)
  return checked.value
}

function placeIn(file: SourceFile, at: readonly (string | number)[], key?: 'key') {
  const { line, column } = key ? placeOfKeyInYaml(file.text, at) : placeInYaml(file.text, at)
  return { line, column }
}

function checkSettings(settings: Settings, file: SourceFile): Issue[] {
  const fault = (field: string, message: string, expected: string): Issue => ({
    code: 'wrong-value',
    severity: 'error',
    file: file.path,
    ...placeIn(file, [field]),
    message,
    expected,
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
  if (!isTimeZone(settings.timeZone))
    issues.push(fault('timeZone', `\`${settings.timeZone}\` is not a time zone`, 'a name such as Europe/Berlin'))
  return issues
}

/** Every term has a name in each language of the site. */
function checkTerms(taxonomy: Taxonomy, { locales }: Settings, file: SourceFile): Issue[] {
  return Object.entries(taxonomy).flatMap(([kind, terms]) =>
    Object.entries(terms).flatMap(([key, names]) => checkLanguages(names, [kind, key], locales, file)),
  )
}

function checkLocations({ locations, locales }: Settings, file: SourceFile): Issue[] {
  return Object.entries(locations).flatMap(([key, { name }]) =>
    checkLanguages(name, ['locations', key, 'name'], locales, file),
  )
}

function checkLanguages(
  names: Readonly<Partial<Record<Locale, string>>>,
  path: readonly string[],
  locales: readonly Locale[],
  file: SourceFile,
): Issue[] {
  const missing = locales.filter((locale) => names[locale] === undefined)
  const { line, column } = placeIn(file, path)
  return missing.map((locale) => ({
    code: 'missing-language',
    severity: 'error',
    file: file.path,
    line,
    column,
    message: `\`${path[1]}\` has no name in \`${locale}\``,
    expected: `${locale}: …`,
  }))
}

function checkFactBase(facts: unknown, settings: Settings, file: SourceFile): Issue[] {
  return checkFacts(facts, settings.locales).map(({ path: at, message }) => {
    const { line, column } = placeIn(file, at)
    const expected =
      'a number, a text, or one of { year }, { percent }, { euro }, { minutes }, { hours }, { days }, { weeks }, { months }, { date }, { text: { de, en, es } }'
    return { code: 'wrong-value', severity: 'error', file: file.path, line, column, message, expected }
  })
}
