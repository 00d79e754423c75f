import type { CardScope, Entry, ViewScope } from 'kartograf'
import { type VenueCard, exhibitions } from '../cards.ts'
import type { ExhibitionData } from '../exhibitions/schema.ts'
import type { VenueData } from './schema.ts'

/** What the page of a house shows. */
export type VenueView = ReturnType<typeof viewOf>

export function cardOf(entry: Entry<VenueData>, scope: CardScope): VenueCard {
  const { district, street, motif: picture, hours } = entry.data
  return { ...scope.base(entry), district, street, motif: picture, hours }
}

export function viewOf(entry: Entry<VenueData>, scope: ViewScope) {
  const shown = scope
    .entries<ExhibitionData>(exhibitions, scope.locale)
    .filter(({ data }) => data.venue.key === entry.key)
    .map((exhibition) => scope.card(exhibitions, exhibition))
  return { venue: scope.fields(entry), body: scope.body, shown: shown.filter(({ season }) => season !== 'past') }
}
