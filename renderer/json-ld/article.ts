import { LOCALE_TAGS } from '../../i18n/locales.ts'
import type { AuthorCard } from '../model/cards.ts'
import type { Image } from '../model/fields.ts'
import type { Page, ViewOf } from '../model/page.ts'
import type { Settings } from '../model/settings.ts'
import { absoluteUrl } from '../model/url.ts'
import type { Thing } from './thing.ts'
import { organizationRef } from './site.ts'

export function postData({ post, topics, tags }: ViewOf<'post'>, page: Page, settings: Settings): Thing {
  return {
    '@type': 'BlogPosting',
    ...articleOf(page, settings),
    ...(post.image && { image: imagesOf([page.meta.image, post.image], settings) }),
    author: post.authors.map((author) => personRef(author, settings)),
    articleSection: topics.map(({ name }) => name),
    keywords: tags.map(({ name }) => name),
  }
}

/** A case study. Who answers for it is its author, else the organization. */
export function articleData({ study, industry }: ViewOf<'casestudy'>, page: Page, settings: Settings): Thing {
  return {
    '@type': 'Article',
    ...articleOf(page, settings),
    author: study.contact ? personRef(study.contact, settings) : organizationRef(settings),
    articleSection: industry.name,
    about: { '@type': 'Organization', name: study.customer },
    keywords: study.products,
  }
}

function articleOf({ meta, route }: Page, settings: Settings): Readonly<Record<string, unknown>> {
  return {
    headline: meta.title,
    description: meta.description,
    ...(meta.image && { image: absoluteUrl(settings.baseUrl, meta.image.src) }),
    datePublished: meta.published,
    dateModified: meta.updated,
    inLanguage: LOCALE_TAGS[route.locale],
    mainEntityOfPage: absoluteUrl(settings.baseUrl, route.path),
    publisher: organizationRef(settings),
  }
}

/** The picture of the page on other sites, and the one that the post itself shows, where they differ. */
function imagesOf(images: readonly (Image | null)[], { baseUrl }: Settings): readonly string[] {
  return [...new Set(images.flatMap((image) => (image ? [absoluteUrl(baseUrl, image.src)] : [])))]
}

export function profileData({ author }: ViewOf<'author'>, { meta, route }: Page, settings: Settings): Thing {
  const url = absoluteUrl(settings.baseUrl, route.path)
  const links = author.links.map(({ href }) => href).filter(({ external }) => external)
  return {
    '@type': 'ProfilePage',
    url,
    inLanguage: LOCALE_TAGS[route.locale],
    ...(meta.updated !== null && { dateModified: meta.updated }),
    mainEntity: {
      '@type': 'Person',
      name: author.title,
      jobTitle: author.role,
      description: author.description,
      url,
      ...(meta.image && { image: absoluteUrl(settings.baseUrl, meta.image.src) }),
      worksFor: organizationRef(settings),
      workLocation: author.location,
      knowsLanguage: author.languages,
      ...(links.length > 0 && { sameAs: links.map(({ href }) => href) }),
    },
  }
}

/** A person with the page about them. */
export function personRef({ title, href }: Pick<AuthorCard, 'title' | 'href'>, { baseUrl }: Settings): Thing {
  return { '@type': 'Person', name: title, url: absoluteUrl(baseUrl, href) }
}
