import type { Thing } from '../../renderer/model/collection.ts'
import type { Page } from '../../renderer/model/page.ts'
import type { Settings } from '../../renderer/model/settings.ts'
import { absoluteUrl } from '../../renderer/model/url.ts'
import { languageTag } from '../../renderer/json-ld/thing.ts'
import { organizationRef } from '../../renderer/json-ld/site.ts'
import type { AuthorCard } from './cards.ts'

/** What articles of every kind have in common. */
export function articleData({ meta, route }: Page, settings: Settings): Readonly<Record<string, unknown>> {
  return {
    headline: meta.title,
    description: meta.description,
    ...(meta.image && { image: absoluteUrl(settings.baseUrl, meta.image.src) }),
    datePublished: meta.published,
    dateModified: meta.updated,
    inLanguage: languageTag(route.locale),
    mainEntityOfPage: absoluteUrl(settings.baseUrl, route.path),
    publisher: organizationRef(settings),
  }
}

/** A person with the page about them. */
export function personRef({ title, href }: Pick<AuthorCard, 'title' | 'href'>, { baseUrl }: Settings): Thing {
  return { '@type': 'Person', name: title, url: absoluteUrl(baseUrl, href) }
}
