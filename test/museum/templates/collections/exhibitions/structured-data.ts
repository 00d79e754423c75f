import { type Page, type Settings, type Thing, absoluteUrl, organizationRef } from 'kartograf'
import type { ExhibitionView } from './view.ts'

/** An exhibition as search engines read it. */
export function exhibitionThing({ exhibition }: ExhibitionView, { route }: Page, settings: Settings): Thing {
  const url = absoluteUrl(settings.baseUrl, route.path)
  const { venue, price } = exhibition
  return {
    '@type': 'ExhibitionEvent',
    name: exhibition.title,
    alternateName: exhibition.subtitle,
    description: exhibition.description,
    url,
    startDate: exhibition.start,
    endDate: exhibition.end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Museum',
      name: venue.title,
      url: absoluteUrl(settings.baseUrl, venue.href),
      address: {
        '@type': 'PostalAddress',
        streetAddress: venue.street,
        addressLocality: venue.district,
        addressCountry: 'EG',
      },
    },
    organizer: organizationRef(settings),
    offers: {
      '@type': 'Offer',
      price: price.full,
      priceCurrency: 'EGP',
      url,
      availability: 'https://schema.org/InStock',
    },
  }
}
