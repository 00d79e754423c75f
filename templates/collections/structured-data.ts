import { type Image, type Page, type Settings, type Thing, absoluteUrl, organizationRef, tagOf } from 'kartograf'
import type { AuthorCard } from './cards.ts'

/** Structured data shared by all kinds of article. */
export function articleData({ meta, route }: Page, settings: Settings): Readonly<Record<string, unknown>> {
  return {
    headline: meta.title,
    description: meta.description,
    ...(meta.image && { image: absoluteUrl(settings.baseUrl, meta.image.src) }),
    datePublished: meta.published,
    dateModified: meta.updated,
    inLanguage: tagOf(route.locale, settings),
    mainEntityOfPage: absoluteUrl(settings.baseUrl, route.path),
    publisher: organizationRef(settings),
  }
}

/** The picture for social networks, and the one on the page itself if it is another. */
export function imagesOf(images: readonly (Image | null)[], { baseUrl }: Settings): readonly string[] {
  return [...new Set(images.flatMap((image) => (image ? [absoluteUrl(baseUrl, image.src)] : [])))]
}

/** A person with the URL of their page. */
export function personRef({ title, href }: Pick<AuthorCard, 'title' | 'href'>, { baseUrl }: Settings): Thing {
  return { '@type': 'Person', name: title, url: absoluteUrl(baseUrl, href) }
}
