import type { Tag } from './head.ts'
import { articleData, postData, profileData } from './json-ld/article.ts'
import { eventData } from './json-ld/event.ts'
import { jobData } from './json-ld/job.ts'
import { breadcrumbData, organizationData, questionData, websiteData } from './json-ld/site.ts'
import { locationsData, serviceData } from './json-ld/offer.ts'
import type { Thing, Words } from './json-ld/thing.ts'
import { jsonLdScript } from './json-script.ts'
import type { Page, ViewOf } from './model/page.ts'
import type { Settings } from './model/settings.ts'
import type { Question } from './model/theme.ts'
import { pathOf } from './model/url.ts'

/**
 * What search engines are told of a page beside its text (JSON-LD). Properties that they require cannot be missing: content
 * without them is an issue (`model/for-search.ts`). Pages that are not to be found say nothing, nor do variants:
 * the page that they stand for tells it.
 */
export function structuredData(page: Page, settings: Settings, words: Words): Tag[] {
  if (
    page.meta.noindex ||
    page.meta.canonical !== null ||
    page.view.template === 'not-found' ||
    page.view.template === 'error'
  )
    return []
  const things = [
    ...subjectsOf(page, settings, words),
    questionData(questionsOf(page, words), words),
    breadcrumbData(page, settings),
  ]
  return things.flatMap((thing) => (thing ? [jsonLdScript({ '@context': 'https://schema.org', ...thing })] : []))
}

function subjectsOf(page: Page, settings: Settings, words: Words): Thing[] {
  const { view } = page
  switch (view.template) {
    case 'post':
      return [postData(view, page, settings)]
    case 'casestudy':
      return [articleData(view, page, settings)]
    case 'author':
      return [profileData(view, page, settings)]
    case 'event':
      return [eventData(view, page, settings)]
    case 'job':
      return [jobData(view, page, settings, words)]
    case 'page':
      return pageSubjects(view, page, settings)
    case 'not-found':
    case 'error':
      return []
  }
}

function pageSubjects({ describes }: ViewOf<'page'>, page: Page, settings: Settings): Thing[] {
  const { path, locale } = page.route
  if (path === pathOf(locale, '/')) return [organizationData(settings), websiteData(page, settings)]
  if (describes === 'locations') return locationsData(page, settings)
  return describes === 'service' ? [serviceData(page, settings)] : []
}

function questionsOf({ view }: Page, { questionsIn }: Words): readonly Question[] {
  if (view.template === 'event') return view.event.faq
  return view.template === 'page' ? view.sections.flatMap(questionsIn) : []
}
