import { localTimeAt } from '../../../i18n/clock.ts'
import type { Known } from '../../../renderer/content/known.ts'
import type { ParsedEntry } from '../../../renderer/content/entry.ts'
import { collectionsOf } from '../../../renderer/definitions/collections.ts'
import { ThemeCallError } from '../../../renderer/definitions/guarded.ts'
import { leftOutOf } from '../../../renderer/library/left-out.ts'
import { libraryOf } from '../../../renderer/library/library.ts'
import { endingsOf, nextChange } from '../../../renderer/library/publication.ts'
import { routesOf } from '../../../renderer/library/routes.ts'
import { scheduleOf } from '../../../renderer/library/schedule.ts'
import { siteForms } from '../../../renderer/library/site-forms.ts'
import { redirectsOf } from '../../../renderer/outputs/redirects.ts'
import type { Targets } from '../../../renderer/library/link-routes.ts'
import { cardOf } from '../../../renderer/pages/cards-of.ts'
import { chromeOf } from '../../../renderer/pages/chrome.ts'
import { errorPagesOf } from '../../../renderer/pages/error-pages.ts'
import { targetsOf } from '../../../renderer/pages/link-targets.ts'
import { pagesOf, type References } from '../../../renderer/pages/pages.ts'
import type { GroupTitles } from '../../../renderer/pages/trail.ts'
import { withheldFiles } from '../../../renderer/pages/withheld.ts'
import { checkingTranslators } from '../../content/translators.ts'
import { knownOf } from '../../content/known-names.ts'
import { readingOf } from './clock-reading.ts'
import { loadAgain } from './load-again.ts'
import { issuesOf, type SiteBase, type SiteParts } from './load-issues.ts'
import type { Loaded, LoadedSite, LoadInput } from './loaded.ts'
import { parseEntries, unreadEntries } from './parse-entries.ts'

/**
 * Content → pages. Finds all issues in one run: unreadable entries are reported and left out, and the rest is checked. Throws a
 * `ThemeCallError` if a function of the theme fails.
 */
export function loadSite(input: LoadInput): Pick<Loaded, 'site' | 'issues'> {
  const { data, sources, theme, memory } = input
  const known = knownOf(theme, data)
  const parsed = parseEntries(sources.texts, known, memory)
  try {
    const again = memory.loaded && loadAgain(memory.loaded, input, parsed)
    const loaded = again ?? loadAll(input, known, parsed)
    memory.loaded = loaded
    return loaded
  } catch (error) {
    if (error instanceof ThemeCallError) {
      error.file = fileOf(error.subject, parsed)
      error.found = parsed.flatMap(({ issues }) => issues)
    }
    throw error
  }
}

/** The file of an entry, or of the entry with this front matter. */
function fileOf(subject: unknown, parsed: readonly ParsedEntry[]): string | undefined {
  return parsed.find(({ entry }) => entry === subject || entry?.data === subject)?.entry?.file.path
}

function loadAll(input: LoadInput, known: Known, parsed: readonly ParsedEntry[]): Loaded {
  const base = baseOf(input, known, parsed)
  const { library, routes, targets } = base
  const chrome = chromeOf(targets, input.theme)
  const titles: GroupTitles = (group, locale) => chrome.chrome[locale]?.groups.find(({ name }) => name === group)?.title
  const references: References = new Map()
  const kept = input.kept?.(parsed, targets, titles)
  if (!kept) makeCards(targets)
  const parts = {
    pages: kept ?? pagesOf(library, routes.table, input.engine, titles, references, targets),
    chrome,
    redirects: redirectsOf(targets),
    forms: siteForms(targets, input.theme.forms),
    texts: checkingTranslators(input.catalogues, input.data.settings),
  }
  const issues = kept?.issues ?? issuesOf(base, parts, parsed, references)
  const site = { ...siteOf(base, parts), withheld: kept?.withheld ?? withheldFiles(library, references) }
  const reading = readingOf({ timeZone: input.data.settings.timeZone, endings: site.endings }, input.clock.at)
  return { input, reading, parsed, targets, titles, site, issues }
}

/** Makes the cards of all entries, which the next run compares: a theme that fails in one is told now, also if no list shows it. */
function makeCards(targets: Targets): void {
  for (const { entries } of targets.library.groups.values())
    for (const entry of Object.values(entries))
      if (entry && !entry.damage) cardOf(entry, { locale: entry.locale, targets })
}

/** The entries of a site, and the routes between them. */
function baseOf(input: LoadInput, known: Known, parsed: readonly ParsedEntry[]): SiteBase {
  const { data, sources, theme, engine } = input
  const entries = [...parsed.flatMap(({ entry }) => entry ?? []), ...unreadEntries(sources, known)]
  const clock = { ...input.clock, today: localTimeAt(input.clock.at, data.settings.timeZone).slice(0, 10) }
  const collections = collectionsOf(theme.collections)
  const library = libraryOf(data, collections, entries, clock, sources)
  const routes = routesOf(library)
  return { input, entries, clock, collections, library, routes, targets: targetsOf(library, routes.table, engine) }
}

function siteOf(base: SiteBase, { pages, chrome, redirects, forms, texts }: SiteParts): Omit<LoadedSite, 'withheld'> {
  const { input, entries, clock, collections, targets } = base
  const { data, theme } = input
  return {
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
}
