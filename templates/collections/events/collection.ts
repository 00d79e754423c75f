import {
  type CardScope,
  type DrawPage,
  type Entry,
  type ViewScope,
  calendarFile,
  calendarPath,
  defineCollection,
} from 'kartograf'
import { events, type EventCard } from '../cards.ts'
import { townOf } from './town.ts'
import { eventSchema, faultsOfEvent, type EventData } from './schema.ts'
import { eventThing } from './structured-data.ts'

export type EventView = ReturnType<typeof viewOf>

/** Events, next one first. An event becomes past by the clock of its own time zone. */
export const eventCollection = (Page: DrawPage<EventView>) =>
  defineCollection(events, {
    singular: 'event',
    schema: eventSchema,
    placeholders: {
      start: '1970-01-01T00:00',
      end: '1970-01-01T00:00',
      timeZone: 'UTC',
      language: 'en',
      registration: 'closed',
    },
    proof: true,
    check: faultsOfEvent,
    order: ({ start }) => start,
    over: ({ end, timeZone }) => ({ at: end, timeZone }),
    card: cardOf,
    view: viewOf,
    Page,
    questions: ({ event }) => event.faq,
    structuredData: ({ event }, { page, settings }) => [eventThing(event, page, settings)],
    files: {
      paths: (route) => [calendarPath(route)],
      render: ({ event }, page, settings) => [
        calendarFile({ ...event, place: event.place ? addressOf(event.place) : null }, page, settings),
      ],
    },
  })

function cardOf(entry: Entry<EventData>, scope: CardScope): EventCard {
  const { start, end, place, language, registration, seats, cost, recap } = entry.data
  return {
    ...scope.base(entry),
    start,
    end,
    place: place ? scope.text(`${place.name}, ${place.city}`, entry) : null,
    language,
    registration,
    past: scope.isOver(entry),
    seats: seats ?? null,
    cost: cost ?? null,
    recap: recap !== undefined,
  }
}

function viewOf(entry: Entry<EventData>, scope: ViewScope) {
  return { event: scope.fields(entry), card: cardOf(entry, scope), body: scope.body }
}

function addressOf(place: NonNullable<EventData['place']>): string {
  return [place.name, place.street, townOf(place)].join(', ')
}
