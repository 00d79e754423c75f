import type { Proof } from '../../renderer/model/context.ts'
import { casestudies, events, type CaseCard, type EventCard } from '../collections/cards.ts'

/** A case study or an event that speaks for an area. */
export type MenuProof =
  | { readonly kind: 'case'; readonly card: CaseCard }
  | { readonly kind: 'event'; readonly card: EventCard }

/** The evidence that the menu names for a group; null: none, or an event that is over. */
export function menuProof(proof: Proof | undefined): MenuProof | null {
  // The collection tells which card its definition made.
  if (proof?.collection === casestudies.name) return { kind: 'case', card: proof.card as CaseCard }
  if (proof?.collection !== events.name) return null
  const card = proof.card as EventCard
  return card.past ? null : { kind: 'event', card }
}
