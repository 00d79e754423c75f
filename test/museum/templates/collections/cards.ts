import { type Card, collectionName } from 'kartograf'
import type { Motif } from '../art/pictures.ts'
import type { OpeningHours } from './venues/hours.ts'

/** Whether an exhibition runs today. */
type Season = 'current' | 'upcoming' | 'past'

export interface ExhibitionCard extends Card {
  readonly subtitle: string
  readonly start: string
  readonly end: string
  readonly season: Season
  readonly motif: Motif
  readonly venue: string
  readonly themes: readonly string[]
}

export interface VenueCard extends Card {
  readonly district: string
  readonly street: string
  readonly motif: Motif
  readonly hours: OpeningHours
}

export const exhibitions = collectionName<ExhibitionCard>('exhibitions')
export const venues = collectionName<VenueCard>('venues')
