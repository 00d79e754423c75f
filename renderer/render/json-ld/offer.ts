import type { Page, Route } from '../../definitions/page.ts'
import type { Settings } from '../../definitions/settings/settings.ts'
import { absoluteUrl } from '../../definitions/url.ts'
import { addressOf, organizationRef } from './site.ts'
import type { Thing } from '../../definitions/collections/collection-outputs.ts'

/** A service, named like the page in the breadcrumb, offered in the countries of the organization's locations. */
export function serviceData({ breadcrumb, meta, route }: Page, settings: Settings): Thing {
  const countries = new Set(Object.values(settings.locations).map(({ country }) => country))
  return {
    '@type': 'Service',
    name: breadcrumb.at(-1)?.label ?? meta.title,
    description: meta.description,
    url: absoluteUrl(settings.baseUrl, route.path),
    provider: organizationRef(settings),
    ...(countries.size > 0 && { areaServed: [...countries].map((name) => ({ '@type': 'Country', name })) }),
    ...(meta.image && { image: absoluteUrl(settings.baseUrl, meta.image.src) }),
  }
}

/** Each location of the organization as a local business. A location without a telephone number uses the main one. */
export function locationsData({ route }: Page, settings: Settings): Thing[] {
  return Object.entries(settings.locations).map(([key, place]) => businessOf(key, place, route, settings))
}

function businessOf(key: string, place: Settings['locations'][string], route: Route, settings: Settings): Thing {
  const { baseUrl, brand, contact, icon } = settings
  return {
    '@type': settings.organization.locationType,
    '@id': `${baseUrl}/#${key}`,
    name: `${brand} ${place.name[route.locale] ?? place.city}`,
    ...(place.entity !== undefined && { legalName: place.entity }),
    url: absoluteUrl(baseUrl, route.path),
    telephone: place.phone ?? contact.phone,
    email: contact.email,
    address: addressOf(place),
    parentOrganization: organizationRef(settings),
    ...(icon !== undefined && { image: absoluteUrl(baseUrl, icon) }),
  }
}
