import { defineCollection } from 'kartograf'
import { venues } from '../cards.ts'
import { hoursThings } from './hours.ts'
import { venueSchema } from './schema.ts'
import { VenuePage } from './VenuePage.tsx'
import { cardOf, viewOf } from './view.ts'

/** The houses of the association. */
export const venueCollection = defineCollection(venues, {
  singular: 'venue',
  schema: venueSchema,
  placeholders: { district: '', street: '', built: 1900, motif: 'shore', hours: [], phone: '', access: '' },
  order: ({ built }) => built,
  ascending: true,
  card: cardOf,
  view: viewOf,
  Page: VenuePage,
  structuredData: ({ venue }, { settings }) => [
    {
      '@type': 'Museum',
      name: venue.title,
      description: venue.description,
      telephone: venue.phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: venue.street,
        addressLocality: venue.district,
        addressCountry: 'EG',
      },
      openingHoursSpecification: hoursThings(venue.hours),
      parentOrganization: { '@id': `${settings.baseUrl}/#organization` },
    },
  ],
})
