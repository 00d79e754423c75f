import {
  type Page,
  type Settings,
  type ShownFields,
  type Thing,
  absoluteUrl,
  addressOf,
  organizationRef,
  withOffset,
} from 'kartograf'
import { personRef } from '../structured-data.ts'
import type { EventData } from './schema.ts'

type Event = ShownFields<EventData>

/** An event. One of others has the name that they gave it, not that of our report, and our people have attended it, not performed there. */
export function eventThing(event: Event, { meta, route }: Page, settings: Settings): Thing {
  const url = absoluteUrl(settings.baseUrl, route.path)
  const { organizer } = event
  return {
    '@type': 'Event',
    name: (organizer && event.label) ?? event.title,
    description: event.description,
    url,
    startDate: withOffset(event.start, event.timeZone),
    endDate: withOffset(event.end, event.timeZone),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${modeOf(event)}EventAttendanceMode`,
    location: locationsOf(event, url),
    organizer: organizer ? { '@type': 'Organization', ...organizer } : organizationRef(settings),
    inLanguage: event.language,
    ...(meta.image && { image: absoluteUrl(settings.baseUrl, meta.image.src) }),
    ...(event.speakers.length > 0 &&
      !organizer && { performer: event.speakers.map((speaker) => personRef(speaker, settings)) }),
    ...(event.seats !== undefined && { maximumAttendeeCapacity: event.seats }),
    ...(event.cost && { isAccessibleForFree: event.cost.amount === 0, offers: offerOf(event, event.cost, url) }),
  }
}

function modeOf({ place, online }: Event): 'Mixed' | 'Offline' | 'Online' {
  if (place) return online ? 'Mixed' : 'Offline'
  return 'Online'
}

function locationsOf({ place, online }: Event, url: string): Thing | readonly Thing[] {
  const real: Thing[] = place ? [{ '@type': 'Place', name: place.name, address: addressOf(place) }] : []
  const virtual: Thing[] = online ? [{ '@type': 'VirtualLocation', url }] : []
  const [only, other] = [...real, ...virtual]
  return only && !other ? only : [...real, ...virtual]
}

function offerOf({ registration }: Event, { amount, currency }: NonNullable<Event['cost']>, url: string): Thing {
  const availability = { open: 'InStock', full: 'SoldOut', closed: null }[registration]
  return {
    '@type': 'Offer',
    price: amount,
    priceCurrency: currency,
    // `cost` is net; tax does not apply to free events.
    ...(amount > 0 && {
      priceSpecification: {
        '@type': 'PriceSpecification',
        price: amount,
        priceCurrency: currency,
        valueAddedTaxIncluded: false,
      },
    }),
    url,
    ...(availability !== null && { availability: `https://schema.org/${availability}` }),
  }
}
