import type { CardScope, Entry, ViewScope } from 'kartograf'
import { type ExhibitionCard, venues } from '../cards.ts'
import type { ExhibitionData } from './schema.ts'

/** What the page of an exhibition shows. */
export type ExhibitionView = ReturnType<typeof viewOf>

export function cardOf(entry: Entry<ExhibitionData>, scope: CardScope): ExhibitionCard {
  const { subtitle, start, end, motif, venue, themes } = entry.data
  return {
    ...scope.base(entry),
    subtitle,
    start,
    end,
    season: scope.isOver(entry) ? 'past' : scope.hasBegun(entry) ? 'current' : 'upcoming',
    motif,
    venue: scope.cardOf(venues, venue.key)?.title ?? '',
    themes: themes.map((key) => scope.term('themes', key).name),
  }
}

export function viewOf(entry: Entry<ExhibitionData>, scope: ViewScope) {
  return { exhibition: scope.fields(entry), card: cardOf(entry, scope), body: scope.body }
}
