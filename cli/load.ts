import { LOCALES } from '../i18n/locale-tags.ts'
import { errorPagesOf } from '../renderer/error-pages.ts'
import { siteForms, type ThanksPaths } from '../renderer/forms/site-forms.ts'
import type { MarkdownEngine } from '../renderer/markdown/markdown.ts'
import { chromeOf } from '../renderer/model/chrome.ts'
import { parseEntry, type Known, type ParsedEntry } from '../renderer/model/entry.ts'
import type { Issue } from '../renderer/model/issue.ts'
import { libraryOf, type SiteData } from '../renderer/model/library.ts'
import type { Page } from '../renderer/model/page.ts'
import { pagesOf, targetsOf } from '../renderer/model/pages.ts'
import { nextChange, type Clock } from '../renderer/model/publication.ts'
import { checkSameFields } from '../renderer/model/same-fields.ts'
import { routesOf } from '../renderer/model/routes.ts'
import type { SourceFile } from '../renderer/model/source-file.ts'
import type { Chrome, Theme } from '../renderer/model/theme.ts'
import { placeInYaml } from '../renderer/model/yaml.ts'
import { redirectsOf, type Redirect } from '../renderer/redirects.ts'
import { writingInUse, type Locale } from '../i18n/locales.ts'
import { localTimeAt } from '../i18n/clock.ts'
import type { Catalogues } from './catalogues.ts'
import { translatorsOf } from './render-job.ts'
import type { Sources } from './sources.ts'

/** Everything that a site consists of as values, ready to be rendered. */
export interface LoadedSite {
  readonly data: SiteData
  readonly pages: readonly Page[]
  readonly errorPages: readonly Page[]
  readonly chrome: Readonly<Record<Locale, Chrome>>
  readonly redirects: readonly Redirect[]
  readonly thanks: ThanksPaths
  /** Day on which the output would change by itself. */
  readonly nextChange: string | null
}

export interface LoadInput {
  readonly data: SiteData
  readonly sources: Sources
  readonly theme: Theme
  readonly catalogues: Catalogues
  readonly engine: MarkdownEngine
  readonly clock: { readonly at: string; readonly drafts: boolean }
  readonly memory: EntryMemory
}

/** What can be checked of the entries when the site's own data cannot be read. */
export function checkEntriesAlone({ texts }: Sources, theme: Theme): Issue[] {
  const known = {
    ...knownOfTheme(theme),
    topics: null,
    tags: null,
    industries: null,
    locations: null,
    locales: LOCALES,
  }
  return parseEntries(texts, known, new Map()).flatMap(({ issues }) => issues)
}

/** Entries by file, as parsed earlier in this process. */
export type EntryMemory = Map<string, { readonly digest: string; readonly known: string; readonly parsed: ParsedEntry }>

/**
 * Content → pages. All that is wrong is found in one go: entries that cannot be read are reported and left out, and the
 * rest is checked all the same.
 */
export function loadSite(input: LoadInput): { site: LoadedSite; issues: Issue[] } {
  const { data, sources, theme, engine } = input
  const parsed = parseEntries(sources.texts, knownOf(theme, data), input.memory)
  const entries = parsed.flatMap(({ entry }) => entry ?? [])
  const clock: Clock = { ...input.clock, today: localTimeAt(input.clock.at, data.settings.timeZone).slice(0, 10) }
  const library = libraryOf(data, entries, clock, sources)
  const routes = routesOf(library)
  const targets = targetsOf(library, routes.table, engine)
  const chrome = chromeOf(targets, theme)
  const titles = (group: string, locale: Locale): string | undefined =>
    chrome.chrome[locale]?.groups.find(({ name }) => name === group)?.title
  const pages = pagesOf(library, routes.table, engine, titles)
  const redirects = redirectsOf(targets)
  const forms = siteForms(targets, theme)
  const iconIssues = checkIcon(data, sources)
  const entryIssues = parsed.flatMap(({ issues }) => issues)
  const linkIssues = [
    ...checkSameFields(library),
    ...routes.issues,
    ...chrome.issues,
    ...pages.issues,
    ...redirects.issues,
    ...forms.issues,
  ]
  const causes = [...sources.issues, ...entryIssues, ...routes.issues.filter(({ code }) => code === 'duplicate-url')]
  const broken = new Set(causes.filter(({ severity }) => severity === 'error').map(({ file }) => file))
  const site = {
    data,
    pages: pages.pages,
    errorPages: errorPagesOf(targets, theme, translatorsOf(input.catalogues), engine),
    chrome: chrome.chrome,
    redirects: redirects.redirects,
    thanks: forms.thanks,
    nextChange: nextChange(entries, clock),
  }
  return {
    site,
    issues: [...iconIssues, ...entryIssues, ...linkIssues.filter((issue) => !isConsequence(issue, broken))],
  }
}

/** The icon of the settings must be one of the files that are copied as they are. */
function checkIcon({ settings, files }: SiteData, { statics }: Sources): Issue[] {
  const { icon } = settings
  if (icon === undefined || statics.has(icon)) return []
  const { line, column } = placeInYaml(files.site.text, ['icon'])
  return [
    {
      code: 'missing-file',
      severity: 'error',
      file: files.site.path,
      line,
      column,
      message: `there is no file content/static${icon}`,
      expected: 'the address of a file in content/static/, such as /favicon.svg',
    },
  ]
}

/**
 * Whether a link or translation is missing only because the file that it leads to could not be read: that file is reported
 * itself, and a second message about it would hide the cause.
 */
function isConsequence(issue: Issue, broken: ReadonlySet<string>): boolean {
  if (!/^(dead-link|dead-anchor|missing-translation|unknown-author|unknown-post)$/.test(issue.code)) return false
  return [...broken].some((file) => {
    const group = file.replace(/^content\//, '').replace(/\/[^/]*$/, '')
    const key = group.replace(/^[^/]*\//, '')
    return issue.message.includes(group) || issue.message.includes(key)
  })
}

function parseEntries(texts: readonly SourceFile[], known: Known, memory: EntryMemory): ParsedEntry[] {
  const version = JSON.stringify([
    [...known.sections.keys()],
    known.layouts,
    known.middleware,
    known.topics,
    known.tags,
    known.industries,
    known.locations,
    known.locales,
    writingInUse().names,
  ])
  return texts.map((file) => {
    const earlier = memory.get(file.path)
    if (earlier?.digest === file.digest && earlier.known === version) return earlier.parsed
    const parsed = parseEntry(file, known)
    memory.set(file.path, { digest: file.digest, known: version, parsed })
    return parsed
  })
}

function knownOf(theme: Theme, { taxonomy, settings }: SiteData): Known {
  return {
    ...knownOfTheme(theme),
    topics: Object.keys(taxonomy.topics),
    tags: Object.keys(taxonomy.tags),
    industries: Object.keys(taxonomy.industries),
    locations: Object.keys(settings.locations),
    locales: settings.locales,
  }
}

function knownOfTheme(theme: Theme): Pick<Known, 'sections' | 'layouts' | 'middleware'> {
  return {
    sections: new Map(theme.sections.map(({ type, schema }) => [type, schema])),
    layouts: Object.keys(theme.layouts),
    middleware: Object.keys(theme.middleware),
  }
}
