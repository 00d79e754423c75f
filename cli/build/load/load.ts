import type { Known } from '../../../renderer/content/known.ts'
import type { ParsedEntry } from '../../../renderer/content/entry.ts'
import { ThemeCallError } from '../../../renderer/definitions/collections/guarded.ts'
import { leftOutOf } from '../../../renderer/library/left-out.ts'
import { endingsOf, nextChange } from '../../../renderer/library/publication.ts'
import { scheduleOf } from '../../../renderer/library/schedule.ts'
import { siteForms } from '../../../renderer/library/site-forms.ts'
import { redirectsOf } from '../../../renderer/outputs/redirects.ts'
import { chromeOf } from '../../../renderer/pages/chrome.ts'
import { errorPagesOf } from '../../../renderer/pages/error-pages.ts'
import { pagesOf, type References } from '../../../renderer/pages/pages.ts'
import type { GroupTitles } from '../../../renderer/pages/breadcrumb.ts'
import { withheldFiles } from '../../../renderer/pages/withheld.ts'
import { checkingTranslators } from '../../content/data/translators.ts'
import { knownOf } from '../../content/known-names.ts'
import { withOthers } from './all-thrown.ts'
import { readingOf } from './clock-reading.ts'
import { loadAgain } from './load-again.ts'
import { issuesOf, type SiteParts } from './load-issues.ts'
import type { Loaded, LoadedSite, LoadInput } from '../../content/loaded.ts'
import { parseEntries } from './parse-entries.ts'
import { baseOf, eachCard, type SiteBase } from './site-base.ts'

/**
 * Content → pages. Finds all issues in one run: unreadable entries are reported and left out, and the rest is checked. Throws a
 * `ThemeCallError` with all that functions of the theme throw, if one fails.
 */
export function loadSite(input: LoadInput): Pick<Loaded, 'site' | 'issues'> {
  const { data, sources, theme, memory } = input
  const known = knownOf(theme, data)
  try {
    const parsed = parseEntries(sources.texts, known, memory)
    const again = memory.loaded && loadAgain(memory.loaded, input, parsed)
    const loaded = again ?? loadAll(input, known, parsed)
    memory.loaded = loaded
    return loaded
  } catch (error) {
    throw error instanceof ThemeCallError ? withOthers(error, input) : error
  }
}

function loadAll(input: LoadInput, known: Known, parsed: readonly ParsedEntry[]): Loaded {
  const base = baseOf(input, known, parsed)
  const { library, targets } = base
  const chrome = chromeOf(targets, input.theme)
  const titles: GroupTitles = (group, locale) => chrome.chrome[locale]?.groups.find(({ name }) => name === group)?.title
  const references: References = new Map()
  const kept = input.kept?.(parsed, targets, titles)
  // The next run compares the cards of all entries: a theme that fails in one is told now, also if no list shows it.
  if (!kept) eachCard(targets, (make) => make())
  const parts = {
    pages: kept ?? pagesOf(targets, titles, references),
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
