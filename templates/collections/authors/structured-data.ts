import { organizationRef } from '../../../renderer/json-ld/site.ts'
import type { ShownFields, Thing } from '../../../renderer/model/collection.ts'
import type { Page } from '../../../renderer/model/page.ts'
import { tagOf, type Settings } from '../../../renderer/model/settings.ts'
import { absoluteUrl } from '../../../renderer/model/url.ts'
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
