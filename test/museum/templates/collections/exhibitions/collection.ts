import { calendarFile, calendarPath, defineCollection } from 'kartograf'
import { exhibitions } from '../cards.ts'
import { ExhibitionPage } from './ExhibitionPage.tsx'
import { exhibitionSchema, faultsOfExhibition } from './schema.ts'
import { exhibitionThing } from './structured-data.ts'
import { cardOf, viewOf } from './view.ts'

/** Exhibitions. They run from their first day to their last, by the calendar of the site's own place. */
export const exhibitionCollection = defineCollection(exhibitions, {
  singular: 'exhibition',
  schema: exhibitionSchema,
  placeholders: {
    subtitle: '',
    start: '1970-01-01',
    end: '1970-01-01',
    price: { full: 0, reduced: 0 },
    motif: 'shore',
    themes: [],
    curator: '',
  },
  terms: { themes: 'themes' },
  check: faultsOfExhibition,
  order: ({ start }) => start,
  begins: ({ start }) => ({ at: start }),
  over: ({ end }) => ({ at: end }),
  published: ({ start }) => start,
  card: cardOf,
  view: viewOf,
  Page: ExhibitionPage,
  structuredData: (view, { page, settings }) => [exhibitionThing(view, page, settings)],
  feed: ({ exhibition }) => ({
    title: `${exhibition.title}. ${exhibition.subtitle}`,
    authors: [exhibition.curator],
    categories: [],
    published: exhibition.start,
  }),
  files: {
    paths: (route) => [calendarPath(route)],
    render: ({ exhibition }, page, settings) => [
      calendarFile({ ...exhibition, place: `${exhibition.venue.title}, ${exhibition.venue.street}` }, page, settings),
    ],
  },
})
