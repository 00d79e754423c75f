import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '../i18n/locales.ts'
import {
  checkMessages,
  compareCatalogues,
  unusedMessages,
  type Catalogue,
  type CatalogueFault,
} from '../i18n/messages.ts'
import { isRecord } from '../renderer/model/check.ts'
import type { Issue } from '../renderer/model/issue.ts'
import type { Settings } from '../renderer/model/settings.ts'
import type { SourceFile } from '../renderer/model/source-file.ts'
import { parseYaml, placeOfKeyInYaml, YamlError } from '../renderer/model/yaml.ts'
import { decodeText } from './decode.ts'

export type Catalogues = Readonly<Record<Locale, Catalogue>>

/** Reads `i18n/messages/*.json` and compares them with the default language's. */
export function readCatalogues(root: string, settings: Settings): { catalogues: Catalogues; issues: Issue[] } {
  const issues: Issue[] = []
  const read = settings.locales.map((locale) => ({ locale, ...readCatalogue(root, locale, issues) }))
  const reference = read.find(({ locale }) => locale === settings.defaultLocale)
  const sources = readThemeSources(path.join(root, 'templates'))
  for (const { locale, file, catalogue } of read) {
    if (!file || !reference) continue
    const own = locale === settings.defaultLocale
    const faults = [
      ...checkMessages(catalogue, locale),
      ...(own ? unusedMessages(catalogue, sources) : compareCatalogues(reference.catalogue, catalogue)),
    ]
    issues.push(...faults.map((fault) => toIssue(fault, file)))
  }
  return { catalogues: Object.fromEntries(read.map(({ locale, catalogue }) => [locale, catalogue])), issues }
}

function readCatalogue(
  root: string,
  locale: Locale,
  issues: Issue[],
): { file: SourceFile | null; catalogue: Catalogue } {
  const relative = `i18n/messages/${locale}.json`
  const fault = (message: string, line = 1, column = 1): { file: null; catalogue: Catalogue } => {
    issues.push({
      code: 'broken-messages',
      severity: 'error',
      file: relative,
      line,
      column,
      message,
      expected: 'an object of texts by key, { "nav.menu": "Menü" }',
    })
    return { file: null, catalogue: {} }
  }
  const absolute = path.join(root, relative)
  if (!existsSync(absolute)) return fault('the file does not exist')
  const file = decodeText(relative, readFileSync(absolute))
  if ('code' in file) return fault(file.message, file.line)
  try {
    // JSON is YAML too, and the YAML parser knows the places.
    const value = parseYaml(file.text)
    return isCatalogue(value) ? { file, catalogue: value } : fault('a value is not a text')
  } catch (error) {
    if (!(error instanceof YamlError)) throw error
    return fault(error.message, error.place.line, error.place.column)
  }
}

function isCatalogue(value: unknown): value is Catalogue {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string')
}

function toIssue({ code, key, message, expected }: CatalogueFault, file: SourceFile): Issue {
  const { line, column } = placeOfKeyInYaml(file.text, [key])
  return {
    code,
    severity: code === 'unused-message' ? 'warning' : 'error',
    file: file.path,
    line,
    column,
    message,
    expected,
  }
}

/** Source text of the theme, in which keys are looked for. */
function readThemeSources(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  return names.map((name) => readFileSync(path.join(folder, name), 'utf8'))
}
