import { errorPagesOf } from '../../renderer/pages/error-pages.ts'
import { siteForms } from '../../renderer/library/site-forms.ts'
import { chromeOf } from '../../renderer/pages/chrome.ts'
import { parseEntry, parseUnread, type ParsedEntry } from '../../renderer/content/entry.ts'
import type { Known } from '../../renderer/content/check-entry.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'
import type { Entry } from '../../renderer/definitions/collection.ts'
import { collectionsOf } from '../../renderer/definitions/collections.ts'
import { leftOutOf } from '../../renderer/library/left-out.ts'
import { libraryOf } from '../../renderer/library/library.ts'
import type { SiteData } from '../../renderer/library/site-data.ts'
import type { Targets } from '../../renderer/library/links.ts'
import { checkHidden, checkLater } from '../../renderer/pages/moments.ts'
import { pagesOf, targetsOf, type References } from '../../renderer/pages/pages.ts'
import { scheduleOf } from '../../renderer/library/schedule.ts'
import { endingsOf, nextChange, type Clock } from '../../renderer/library/publication.ts'
import { checkSameFields } from '../../renderer/library/same-fields.ts'
import { routesOf } from '../../renderer/library/routes.ts'
import { checkSettingNames } from '../../renderer/library/settings-check.ts'
import type { SourceFile } from '../../renderer/definitions/issue.ts'
import type { Theme } from '../../renderer/definitions/theme.ts'
import { placeInYaml } from '../../renderer/content/yaml.ts'
import { foldReferences, unusedFiles } from '../../renderer/pages/unused.ts'
import { redirectsOf } from '../../renderer/outputs/redirects.ts'
import { writingInUse, type Locale } from '../../i18n/locales.ts'
import { localTimeAt } from '../../i18n/clock.ts'
import { readingOf } from './clock-reading.ts'
import { loadAgain } from './load-again.ts'
import type { Loaded, LoadInput, LoadMemory } from './loaded.ts'
import { checkingTranslators } from '../content/catalogues.ts'
import { frontMatterOf } from '../content/read-text.ts'
import type { WrittenMemory } from '../content/text-store.ts'
import type { FrontMatter } from '../../renderer/content/source-file.ts'
import type { Sources } from '../content/sources.ts'

/** Content → pages. Finds all issues in one run: unreadable entries are reported and left out, and the rest is checked. */
export function loadSite(input: LoadInput): Pick<Loaded, 'site' | 'issues'> {
  const { data, sources, theme, memory } = input
  const known = knownOf(theme, data)
  const parsed = parseEntries(sources.texts, known, memory)
  const again = memory.loaded && loadAgain(memory.loaded, input, parsed)
  const loaded = again ?? loadAll(input, known, parsed)
  memory.loaded = loaded
  return loaded
}

function loadAll(input: LoadInput, known: Known, parsed: readonly ParsedEntry[]): Loaded {
  const { data, sources, theme, engine } = input
  const entries = [...parsed.flatMap(({ entry }) => entry ?? []), ...unreadEntries(sources, known)]
  const clock: Clock = { ...input.clock, today: localTimeAt(input.clock.at, data.settings.timeZone).slice(0, 10) }
  const collections = collectionsOf(theme.collections)
  const library = libraryOf(data, collections, entries, clock, sources)
  const routes = routesOf(library)
  const targets = targetsOf(library, routes.table, engine)
  const chrome = chromeOf(targets, theme)
  const titles = (group: string, locale: Locale): string | undefined =>
    chrome.chrome[locale]?.groups.find(({ name }) => name === group)?.title
  const references: References = new Map()
  const pages = pagesOf(library, routes.table, engine, titles, references)
  const redirects = redirectsOf(targets)
  const forms = siteForms(targets, theme.forms)
  const texts = checkingTranslators(input.catalogues, data.settings)
  const site = {
    data,
    collections: theme.collections,
    forms: theme.forms,
    pages: pages.pages,
    errorPages: errorPagesOf(targets, theme, texts.translate),
    chrome: chrome.chrome,
    redirects: redirects.redirects,
    thanks: forms.thanks,
    nextChange: nextChange(entries, collections, clock),
    endings: endingsOf(entries, collections),
    schedule: scheduleOf(entries, collections, data.settings.timeZone),
    leftOut: leftOutOf(entries, collections, clock),
  }
  const issues = [
    ...checkIcon(data, sources),
    ...parsed.flatMap((entry) => entry.issues),
    ...texts.issues,
    ...pages.issues,
    ...routes.issues,
    ...checkSameFields(library),
    ...chrome.issues,
    ...redirects.issues,
    ...forms.issues,
    ...checkSettingNames(targets, theme),
  ]
  const others = (later: Targets) => [
    ...chromeOf(later).issues,
    ...redirectsOf(later).issues,
    ...siteForms(later, theme.forms).issues,
  ]
  const today = { library, engine, references, others }
  issues.push(...checkHidden(today))
  issues.push(...checkLater(today, issues))
  issues.push(...unusedFiles(library, references))
  const told = data.damaged.has('addresses') ? issues.filter(({ code }) => !ABOUT_ADDRESSES.has(code)) : issues
  const reading = readingOf({ timeZone: data.settings.timeZone, endings: site.endings }, input.clock.at)
  return { input, reading, parsed, targets, titles, site, issues: foldReferences(told, collections) }
}

/** Issues that are meaningless if the languages or the paths of collections are unknown. */
const ABOUT_ADDRESSES = new Set([
  'dead-link',
  'missing-translation',
  'missing-language',
  'bad-redirect',
  'duplicate-url',
])

/** Unreadable files become entries too, so that links to them are not reported in addition. */
function unreadEntries({ issues }: Sources, known: Known): Entry[] {
  const files = issues.map(({ file }) => file).filter((file) => file.endsWith('.md'))
  return files.flatMap((file) => parseUnread(file, known) ?? [])
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
      expected: 'the path of a file in content/static/, such as /favicon.svg',
    },
  ]
}

function parseEntries(texts: readonly SourceFile[], known: Known, { entries, written }: LoadMemory): ParsedEntry[] {
  const version = JSON.stringify([
    [...known.sections.keys()],
    known.layouts,
    known.middleware,
    known.terms,
    known.locales,
    known.groups,
    writingInUse().names,
  ])
  return texts.map((file) => {
    const earlier = entries.get(file.path)
    if (earlier?.digest === file.digest && earlier.known === version) return earlier.parsed
    const parsed = parseEntry(file, known, frontMatterIn(file, written))
    entries.set(file.path, { digest: file.digest, known: version, parsed })
    return parsed
  })
}

/** The front matter of a text, which is parsed once; undefined where it has faults, which whoever parses it anew reports. */
function frontMatterIn(file: SourceFile, memory: WrittenMemory): FrontMatter | undefined {
  const known = memory.get(file.path)
  if (known?.digest === file.digest) return known
  const written = frontMatterOf(file)
  if (written) memory.set(file.path, { ...written, digest: file.digest })
  return written ?? undefined
}

/** Names are not checked against a file with errors, which may contain them. */
function knownOf(theme: Theme, data: SiteData): Known {
  const { settings, damaged } = data
  return {
    ...knownOfTheme(theme),
    terms: termsOf(theme, data),
    groups: damaged.has('site') || damaged.has('navigation') ? null : groupsOf(data),
    locales: settings.locales,
  }
}

/** Keys of terms by kind, including kinds used by collections but not defined by the site. */
function termsOf({ collections }: Theme, { taxonomy, settings, damaged }: SiteData): Known['terms'] {
  const kinds = new Set(['topics', ...collections.flatMap(({ terms }) => Object.values(terms))])
  kinds.delete('locations')
  const terms = Array.from(kinds, (kind) => [kind, Object.keys(taxonomy[kind] ?? {})] as const)
  return {
    ...(!damaged.has('topics') && Object.fromEntries(terms)),
    ...(!damaged.has('site') && { locations: Object.keys(settings.locations) }),
  }
}

function groupsOf({ navigation, settings }: SiteData): string[] {
  const ofCollections = Object.values(settings.collections).flatMap(({ group }) => group ?? [])
  return [...new Set([...navigation.groups.map(({ name }) => name), ...ofCollections])]
}

function knownOfTheme(
  theme: Theme,
): Pick<Known, 'collections' | 'sections' | 'bodySections' | 'layouts' | 'middleware'> {
  return {
    collections: collectionsOf(theme.collections),
    bodySections: theme.sections.filter(({ showsBody }) => showsBody).map(({ type }) => type),
    sections: new Map(theme.sections.map(({ type, schema }) => [type, schema])),
    layouts: Object.keys(theme.layouts),
    middleware: Object.keys(theme.middleware),
  }
}
