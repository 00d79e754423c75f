import type { Tag } from './head.ts'
import { breadcrumbData, organizationData, questionData, websiteData } from './json-ld/site.ts'
import { locationsData, serviceData } from './json-ld/offer.ts'
import type { Words } from './json-ld/thing.ts'
import { jsonLdScript } from './json-script.ts'
import type { CollectionDefinition } from '../definitions/collections/collection.ts'
import type { Question, Thing } from '../definitions/collections/collection-outputs.ts'
import type { Translate } from '../definitions/context.ts'
import type { Page, ViewOf } from '../definitions/page.ts'
import type { Settings } from '../definitions/settings/settings.ts'
import { resultOf } from '../definitions/theme/theme-results.ts'
import { pathOf } from '../definitions/url.ts'

/** Input for structured data, in addition to the page. */
export interface SearchSources extends Words {
  readonly settings: Settings
  readonly t: Translate
  /** The collection of the page, if it is an entry. */
  readonly definition: CollectionDefinition | undefined
}

/**
 * Structured data of a page (JSON-LD). Required properties cannot be missing, because each collection checks them (`check`). Hidden pages
 * and variants have none.
 */
export function structuredData(page: Page, sources: SearchSources): Tag[] {
  const { view, meta } = page
  if (meta.noindex || meta.canonical !== null || view.template === 'not-found' || view.template === 'error') return []
  const things = [
    ...subjectsOf(page, sources),
    questionData(questionsOf(page, sources), sources),
    breadcrumbData(page, sources.settings),
  ]
  return things.flatMap((thing) => (thing ? [jsonLdScript({ '@context': 'https://schema.org', ...thing })] : []))
}

function subjectsOf(page: Page, { definition, settings, t, html }: SearchSources): readonly Thing[] {
  const { view } = page
  if (view.template === 'entry') {
    const things = definition?.structuredData?.(view.shown, { page, settings, t, html })
    return resultOf('structuredData', things, view.collection) ?? []
  }
  return view.template === 'page' ? pageSubjects(view, page, settings) : []
}

function pageSubjects({ describes }: ViewOf<'page'>, page: Page, settings: Settings): Thing[] {
  const { path, locale } = page.route
  if (path === pathOf(locale, '/')) return [organizationData(settings), websiteData(page, settings)]
  if (describes === 'locations') return locationsData(page, settings)
  return describes === 'service' ? [serviceData(page, settings)] : []
}

function questionsOf({ view }: Page, { definition, questionsIn }: SearchSources): readonly Question[] {
  if (view.template === 'entry')
    return resultOf('questions', definition?.questions?.(view.shown), view.collection) ?? []
  return view.template === 'page' ? view.sections.flatMap(questionsIn) : []
}
