import { localTimeAt } from '../../../i18n/clock.ts'
import type { Known } from '../../../renderer/content/known.ts'
import type { ParsedEntry } from '../../../renderer/content/entry.ts'
import { collectionsOf } from '../../../renderer/definitions/collections.ts'
import { leftOutOf } from '../../../renderer/library/left-out.ts'
import { libraryOf } from '../../../renderer/library/library.ts'
import { endingsOf, nextChange } from '../../../renderer/library/publication.ts'
import { routesOf } from '../../../renderer/library/routes.ts'
import { scheduleOf } from '../../../renderer/library/schedule.ts'
import { siteForms } from '../../../renderer/library/site-forms.ts'
import { redirectsOf } from '../../../renderer/outputs/redirects.ts'
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
  const base = baseOf(input, known, parsed)
  const { library, routes, targets } = base
  const chrome = chromeOf(targets, input.theme)
  const titles: GroupTitles = (group, locale) => chrome.chrome[locale]?.groups.find(({ name }) => name === group)?.title
  const references: References = new Map()
  const kept = input.kept?.(parsed, targets, titles)
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
