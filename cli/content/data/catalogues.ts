import { existsSync, readFileSync } from 'node:fs'
import { type CatalogueFault, checkMessages, compareCatalogues } from '../../../i18n/check-messages.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Catalogue } from '../../../i18n/messages.ts'
import { unusedMessages } from '../../../i18n/unused-messages.ts'
import type { Issue } from '../../../renderer/definitions/issue.ts'
import type { Settings } from '../../../renderer/definitions/settings/settings.ts'
import { themeSources } from '../theme-sources.ts'
import { beside, missingMessage, mostlyMissing, toIssue } from './catalogue-issues.ts'
import { messagesFile } from './messages-file.ts'
import { readCatalogue, type ReadCatalogue } from './read-catalogue.ts'
import type { Catalogues } from './translators.ts'
import { unreadCatalogues } from './unread-catalogues.ts'

/**
 * Reads `i18n/messages/*.json` and compares them with the default language. Languages in the settings' `untranslated` may lack messages or
 * the whole file. Files of other languages are told.
 */
export function readCatalogues(root: string, settings: Settings): { catalogues: Catalogues; issues: Issue[] } {
  const issues = unreadCatalogues(root, settings)
  const isBegun = (locale: Locale): boolean => settings.untranslated[locale] !== undefined
  // No catalogue for an unreadable file: an empty one would report every message as missing.
  const read = settings.locales
    .filter((locale) => !isBegun(locale) || existsSync(messagesFile(root, locale)))
    .flatMap((locale) => readCatalogue(root, locale, issues) ?? [])
  const reference = read.find(({ locale }) => locale === settings.defaultLocale)
  issues.push(...(reference ? comparedWith(reference, read, root, isBegun) : read.flatMap(checkedAlone)))
  return { catalogues: Object.fromEntries(read.map(({ locale, catalogue }) => [locale, catalogue])), issues }
}

function checkedAlone({ locale, file, catalogue }: ReadCatalogue): Issue[] {
  return checkMessages(catalogue, locale).map((fault) => toIssue(fault, file))
}

/**
 * The issues without those of messages that the compiled theme in `file` uses. A theme, or a part of it, may come from a package, whose
 * modules are not in `templates/`.
 */
export function withoutUsed(issues: readonly Issue[], catalogue: Catalogue | undefined, file: string): Issue[] {
  const isUnused = ({ code }: Issue): boolean => code === 'unused-message'
  if (!catalogue || !issues.some(isUnused)) return [...issues]
  const unused = new Set(unusedMessages(catalogue, [readFileSync(file, 'utf8')]).map(({ message }) => message))
  return issues.filter((issue) => !isUnused(issue) || unused.has(issue.message))
}

/** Issues of all languages beside the reference language. */
function comparedWith(
  reference: ReadCatalogue,
  all: readonly ReadCatalogue[],
  root: string,
  isBegun: (locale: Locale) => boolean,
): Issue[] {
  const sources = themeSources(root).map(({ text }) => text)
  const lacking = keysLackingIn(reference.catalogue, all, sources)
  const isLacking = new Set(lacking)
  const issuesOf = (one: ReadCatalogue): Issue[] => {
    const { locale, catalogue } = one
    const own = one === reference
    const faults = [
      ...checkMessages(catalogue, locale),
      ...(own ? unusedMessages(catalogue, sources) : compareCatalogues(reference.catalogue, catalogue)),
    ]
    // A language in `untranslated` takes missing messages from its fallback.
    const told = faults.filter(
      ({ code, key }) =>
        (code !== 'missing-message' || !isBegun(locale)) && (code !== 'unknown-message' || !isLacking.has(key)),
    )
    return withMissingFolded(told, one, reference)
  }
  return [...lackingIssues(lacking, reference, all), ...all.flatMap(issuesOf)]
}

/** What the reference language lacks: one issue for several that are more than half of what another language has. */
function lackingIssues(lacking: readonly string[], reference: ReadCatalogue, all: readonly ReadCatalogue[]): Issue[] {
  const fuller = all.find(
    ({ catalogue }) =>
      lacking.every((key) => Object.hasOwn(catalogue, key)) && lacking.length > Object.keys(catalogue).length / 2,
  )
  return fuller && lacking.length > 1
    ? [mostlyMissing(reference.locale, lacking.length, fuller)]
    : lacking.map((key) => missingMessage(key, reference.locale, reference.catalogue))
}

/** One issue for a language that lacks most messages, instead of one for each. */
function withMissingFolded(
  faults: readonly CatalogueFault[],
  { locale, file, catalogue }: ReadCatalogue,
  reference: ReadCatalogue,
): Issue[] {
  const others = faults.filter(({ code }) => code !== 'missing-message')
  const missing = faults.length - others.length
  const isMostlyMissing = missing > Object.keys(reference.catalogue).length / 2
  const single = beside(isMostlyMissing ? others : faults, catalogue, reference.catalogue)
  return [
    ...(isMostlyMissing ? [mostlyMissing(locale, missing, reference)] : []),
    ...single.map((fault) => toIssue(fault, file)),
  ]
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
