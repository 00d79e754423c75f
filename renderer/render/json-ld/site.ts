import type { Page } from '../../definitions/page.ts'
import { brandOf, tagOf, type Settings } from '../../definitions/settings/settings.ts'
import { absoluteUrl } from '../../definitions/url.ts'
import type { Question, Thing } from '../../definitions/collections/collection-outputs.ts'
import type { Words } from './thing.ts'

/** A reference to the organization by id; it is described only on the home page. */
export function organizationRef({ baseUrl, brand, organization }: Settings): Thing {
  return { '@type': organization.type, '@id': `${baseUrl}/#organization`, name: brand, url: `${baseUrl}/` }
}

/** The organization: names, addresses, and telephone numbers with their languages. */
export function organizationData(settings: Settings): Thing {
  const { baseUrl, contact, organization, locales } = settings
  const reach = (contactType: string, telephone: string): Thing => ({
    '@type': 'ContactPoint',
    contactType,
    telephone,
    availableLanguage: organization.callLanguages ?? locales,
  })
  const { phone: _phone, email: _email, ...others } = contact
  const places = Object.values(settings.locations)
  return {
    ...organizationRef(settings),
    legalName: organization.legalName,
    ...(settings.icon !== undefined && { logo: absoluteUrl(baseUrl, settings.icon) }),
    ...(organization.vatId !== undefined && { vatID: organization.vatId }),
    ...(organization.founded !== undefined && { foundingDate: organization.founded }),
    ...(organization.sameAs.length > 0 && { sameAs: organization.sameAs }),
    email: contact.email,
    telephone: contact.phone,
    ...(places.length > 0 && { address: places.map(addressOf) }),
    contactPoint: [
      { ...reach('customer service', contact.phone), email: contact.email },
      ...Object.entries(others)
        .filter(([, value]) => value.startsWith('+'))
        .map(([kind, telephone]) => reach(kind, telephone)),
    ],
  }
}

interface Address {
  readonly street: string
  readonly postalCode?: string | undefined
  readonly city: string
  readonly region?: string | undefined
  readonly country: string
}

export function addressOf({ street, postalCode, city, region, country }: Address): Thing {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(postalCode !== undefined && { postalCode }),
    addressLocality: city,
    ...(region !== undefined && { addressRegion: region }),
    addressCountry: country,
  }
}

/** The site in the language of its home page. Each language has an id of its own, since what an id names has one address and language. */
export function websiteData({ route }: Page, settings: Settings): Thing {
  const url = absoluteUrl(settings.baseUrl, route.path)
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: brandOf(settings, route.locale),
    url,
    inLanguage: tagOf(route.locale, settings),
    publisher: organizationRef(settings),
  }
}

/** The breadcrumb of the page; null on the home page. Groups without a page are omitted. */
export function breadcrumbData({ breadcrumb, route }: Page, { baseUrl }: Settings): Thing | null {
  const steps = breadcrumb.flatMap(({ label, href }, index) => {
    const path = index === breadcrumb.length - 1 ? route.path : href
    return path === null ? [] : [{ name: label, item: absoluteUrl(baseUrl, path) }]
  })
  if (steps.length < 2) return null
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, item }, index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  }
}

/** Questions and answers of a page; null if there are none. */
export function questionData(questions: readonly Question[], { html }: Words): Thing | null {
  if (questions.length === 0) return null
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html(answer) },
    })),
  }
}
