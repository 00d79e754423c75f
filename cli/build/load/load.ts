import { localTimeAt } from '../../../i18n/clock.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Known } from '../../../renderer/content/check-entry.ts'
import type { ParsedEntry } from '../../../renderer/content/entry.ts'
import { placeInYaml } from '../../../renderer/content/yaml-places.ts'
import { collectionsOf } from '../../../renderer/definitions/collections.ts'
import { issueIn, type Issue } from '../../../renderer/definitions/issue.ts'
import { leftOutOf } from '../../../renderer/library/left-out.ts'
import { libraryOf } from '../../../renderer/library/library.ts'
import type { Targets } from '../../../renderer/library/link-routes.ts'
import { type Clock, endingsOf, nextChange } from '../../../renderer/library/publication.ts'
import { routesOf } from '../../../renderer/library/routes.ts'
import { checkSameFields } from '../../../renderer/library/same-fields.ts'
import { scheduleOf } from '../../../renderer/library/schedule.ts'
import { checkSettingNames } from '../../../renderer/library/settings-check.ts'
import type { SiteData } from '../../../renderer/library/site-data.ts'
import { siteForms } from '../../../renderer/library/site-forms.ts'
import { redirectsOf } from '../../../renderer/outputs/redirects.ts'
import { chromeOf } from '../../../renderer/pages/chrome.ts'
import { errorPagesOf } from '../../../renderer/pages/error-pages.ts'
import { targetsOf } from '../../../renderer/pages/link-targets.ts'
import { checkHidden, checkLater } from '../../../renderer/pages/moments.ts'
import { pagesOf, type References } from '../../../renderer/pages/pages.ts'
import { foldReferences, unusedFiles } from '../../../renderer/pages/unused.ts'
import { checkingTranslators } from '../../content/catalogues.ts'
import { knownOf } from '../../content/known-names.ts'
import type { Sources } from '../../content/sources.ts'
import { readingOf } from './clock-reading.ts'
import { loadAgain } from './load-again.ts'
import type { Loaded, LoadInput } from './loaded.ts'
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
  const kept = input.kept?.(parsed, targets, titles)
  const pages = kept ?? pagesOf(library, routes.table, engine, titles, references, targets)
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
  const loaded = {
    input,
    reading: readingOf({ timeZone: data.settings.timeZone, endings: site.endings }, input.clock.at),
    parsed,
    targets,
    titles,
    site,
  }
  if (kept) return { ...loaded, issues: kept.issues }
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
  return { ...loaded, issues: foldReferences(told, collections) }
}

/** Issues that are meaningless if the languages or the paths of collections are unknown. */
const ABOUT_ADDRESSES = new Set([
  'dead-link',
  'missing-translation',
  'missing-language',
  'bad-redirect',
  'duplicate-url',
])

/** The icon of the settings must be one of the files that are copied as they are. */
function checkIcon({ settings, files }: SiteData, { statics }: Sources): Issue[] {
  const { icon } = settings
  if (icon === undefined || statics.has(icon)) return []
  return [
    issueIn(files.site.path, placeInYaml(files.site.text, ['icon']), {
      code: 'missing-file',
      message: `there is no file content/static${icon}`,
      expected: 'the path of a file in content/static/, such as /favicon.svg',
    }),
  ]
}
