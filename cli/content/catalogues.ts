import path from 'node:path'
import { translator, checkMessages, compareCatalogues, unusedMessages, type Catalogue } from '../../i18n/messages.ts'
import { existsSync } from 'node:fs'
import type { Locale } from '../../i18n/locales.ts'
import { standInsOf } from '../../renderer/library/fallback.ts'
import { isRecord } from '../../renderer/content/plain-data.ts'
import { issueIn, START, type Issue, type Place, type SourceFile } from '../../renderer/definitions/issue.ts'
import type { Settings } from '../../renderer/definitions/settings/settings.ts'
import { parseYaml, YamlError } from '../../renderer/content/yaml.ts'
import { placeInYaml } from '../../renderer/content/yaml-places.ts'
import type { Translate } from '../../renderer/definitions/context.ts'
import { themeSources } from '../theme/theme-sources.ts'
import { beside, keepText, missingMessage, mostlyMissing, toIssue } from './catalogue-issues.ts'
import { readText } from './decode.ts'

export type Catalogues = Readonly<Record<Locale, Catalogue>>

/**
 * Reads `i18n/messages/*.json` and compares them with the default language. Languages in the settings' `untranslated` may lack messages or
 * the whole file.
 */
export function readCatalogues(root: string, settings: Settings): { catalogues: Catalogues; issues: Issue[] } {
  const issues: Issue[] = []
  const begun = (locale: Locale): boolean => settings.untranslated[locale] !== undefined
  const read = settings.locales
    .filter((locale) => !begun(locale) || existsSync(fileOf(root, locale)))
    .map((locale) => {
      const { file, catalogue } = readCatalogue(root, locale, issues)
      return { locale, file, catalogue }
    })
  const reference = read.find(({ locale }) => locale === settings.defaultLocale)
  const sources = themeSources(root).map(({ text }) => text)
  const lacking = reference?.file ? keysLackingIn(reference.catalogue, read, sources) : []
  if (reference?.file) issues.push(...lacking.map((key) => missingMessage(key, reference.locale, reference.catalogue)))
  for (const { locale, file, catalogue } of read) {
    if (!file) continue
    if (!reference?.file) {
      issues.push(...checkMessages(catalogue, locale).map((fault) => toIssue(fault, file)))
      continue
    }
    const own = locale === settings.defaultLocale
    const faults = [
      ...checkMessages(catalogue, locale),
      ...(own ? unusedMessages(catalogue, sources) : compareCatalogues(reference.catalogue, catalogue)),
    ]
    // A language in `untranslated` takes missing messages from its fallback.
    const told = faults.filter(
      ({ code, key }) =>
        (code !== 'missing-message' || !begun(locale)) && (code !== 'unknown-message' || !lacking.includes(key)),
    )
    const missing = told.filter(({ code }) => code === 'missing-message')
    const isMostlyMissing = missing.length > Object.keys(reference.catalogue).length / 2
    if (isMostlyMissing) issues.push(mostlyMissing(locale, missing.length, reference))
    issues.push(
      ...told
        .filter((fault) => !isMostlyMissing || !missing.includes(fault))
        .map((fault) => toIssue(beside(fault, catalogue, reference.catalogue), file)),
    )
  }
  // No catalogue for an unreadable file: an empty one would report every message as missing.
  const usable = read.filter(({ file }) => file !== null)
  return { catalogues: Object.fromEntries(usable.map(({ locale, catalogue }) => [locale, catalogue])), issues }
}

/** Keys that the theme uses and another language has: they are missing in the reference language, not unknown in the other. */
function keysLackingIn(
  reference: Catalogue,
  others: readonly { readonly catalogue: Catalogue }[],
  sources: readonly string[],
): string[] {
  const all: Catalogue = Object.assign({}, ...others.map(({ catalogue }) => catalogue))
  const unused = new Set(unusedMessages(all, sources).map(({ key }) => key))
  return Object.keys(all).filter((key) => !Object.hasOwn(reference, key) && !unused.has(key))
}

function readCatalogue(
  root: string,
  locale: Locale,
  issues: Issue[],
): { file: SourceFile | null; catalogue: Catalogue } {
  const relative = `i18n/messages/${locale}.json`
  const fault = (message: string, place: Place, hint?: string): { file: null; catalogue: Catalogue } => {
    issues.push(
      issueIn(relative, place, {
        code: 'broken-messages',
        message,
        expected: 'an object of texts by key, { "nav.menu": "Menü" }',
        hint,
      }),
    )
    return { file: null, catalogue: {} }
  }
  const absolute = fileOf(root, locale)
  if (!existsSync(absolute)) return fault('the file does not exist', START)
  const file = readText(relative, absolute)
  if ('code' in file) return fault(file.message, file, file.hint)
  try {
    // JSON is also YAML, and the YAML parser provides positions.
    const value = parseYaml(file.text)
    if (!isRecord(value)) return fault('the file does not contain an object', START)
    const wrong = Object.keys(value).find((key) => typeof value[key] !== 'string')
    if (wrong !== undefined) return fault(`\`${wrong}\` is not a text`, placeInYaml(file.text, [wrong]))
    if (!isCatalogue(value)) return fault('a value is not a text', START)
    keepText(value, file.text)
    return { file, catalogue: value }
  } catch (error) {
    if (!(error instanceof YamlError)) throw error
    return fault(error.message, error.place, error.hint)
  }
}

function fileOf(root: string, locale: Locale): string {
  return path.join(root, 'i18n', 'messages', `${locale}.json`)
}

function isCatalogue(value: unknown): value is Catalogue {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string')
}

/** Translators for checking: for a missing or invalid message they report it and return its key, so that the rest is checked as well. */
export function checkingTranslators(
  catalogues: Catalogues,
  settings: Settings,
): {
  translate: Record<Locale, Translate>
  issues: readonly Issue[]
} {
  const issues: Issue[] = []
  const missing = new Set<string>()
  const translate = Object.entries(translatorsOf(catalogues, settings)).map(([locale, t]) => {
    const told: Translate = (key, values) => {
      try {
        return t(key, values)
      } catch {
        // Invalid messages, and messages that only other languages lack, have been reported with their positions.
        const isReported = [locale, settings.defaultLocale].some((tag) => catalogues[tag]?.[key] !== undefined)
        if (!isReported && !missing.has(`${locale} ${key}`))
          issues.push(missingMessage(key, locale, catalogues[locale]))
        missing.add(`${locale} ${key}`)
        return key
      }
    }
    return [locale, told] as const
  })
  return { translate: Object.fromEntries(translate), issues }
}

/** Translators of each language. Messages that a language in `untranslated` lacks come from its fallback. */
export function translatorsOf(catalogues: Catalogues, settings: Settings): Record<Locale, Translate> {
  const own = Object.fromEntries(
    Object.entries(catalogues).map(([locale, catalogue]) => [locale, translator(catalogue, locale)]),
  )
  const begun = Object.keys(settings.untranslated).map((locale): [Locale, Translate] => {
    const order = [locale, ...standInsOf(settings)]
    return [locale, (key, values) => translatorWith(key, order, catalogues, own)(key, values)]
  })
  return { ...own, ...Object.fromEntries(begun) }
}

/** The first translator with the key, or else the last one, which reports that it is missing. */
function translatorWith(
  key: string,
  order: readonly Locale[],
  catalogues: Catalogues,
  own: Readonly<Record<Locale, Translate>>,
): Translate {
  const having = order.find((locale) => catalogues[locale]?.[key] !== undefined)
  const found = own[having ?? order.at(-1) ?? '']
  if (!found) throw new Error(`No language has the text '${key}'`)
  return found
}
