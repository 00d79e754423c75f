import { type Page, type Settings, type ShownFields, type Thing, absoluteUrl, organizationRef, tagOf } from 'kartograf'
import type { AuthorData } from './schema.ts'

export function profileThing(author: ShownFields<AuthorData>, { meta, route }: Page, settings: Settings): Thing {
  const url = absoluteUrl(settings.baseUrl, route.path)
  const links = author.links.map(({ href }) => href).filter(({ external }) => external)
  return {
    '@type': 'ProfilePage',
    url,
    inLanguage: tagOf(route.locale, settings),
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
