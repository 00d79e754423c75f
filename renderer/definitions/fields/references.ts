import type { Card, CollectionName } from '../collections/cards.ts'
import { type FieldMeta, kind, noTranslate, z } from './kind.ts'
import { text } from './text.ts'

/** Which entries of a collection a list shows. If the collection defines a start, `current` entries are no longer `upcoming`. */
const WHEN = ['upcoming', 'current', 'past'] as const
export type When = (typeof WHEN)[number]

export interface RefField<C extends Card = Card> {
  readonly kind: 'ref'
  readonly collection: string
  readonly key: string
  /** Carries the type only; never set. */
  readonly card?: C
}
export interface ListField<C extends Card = Card> {
  readonly kind: 'list'
  readonly collection: string
  /** Carries the type only; never set. */
  readonly card?: C
  readonly skip?: number | undefined
  readonly limit?: number | undefined
  readonly topic?: string | undefined
  readonly when?: When | undefined
}

export interface QuantityField {
  readonly kind: 'quantity'
  /** A reference to the fact base, with braces. */
  readonly reference: string
}
/** A number of the fact base, to compare and to show. */
export interface Quantity {
  readonly kind: 'quantity'
  readonly value: number
  /** Currency code, or the kind of the fact: `percent`, `weeks`, `number`. */
  readonly unit: string
  /** The fact formatted in the language of the page: `1.450 €`. */
  readonly text: string
}

export interface ExcerptField<T = unknown> {
  readonly kind: 'excerpt'
  /** The path of the page; undefined for no sections. */
  readonly from: string | undefined
  readonly type: string
  /** Carries the type only; never set. */
  readonly section?: T
}

/** A number of the fact base, such as a price to sort by. Components get `Quantity`. */
export const quantity = () =>
  kind(
    text()
      .regex(/^\{\{[^{}|]+\}\}$/, 'must be one figure of the fact base, such as {{offers.guided-tour.price}}')
      .transform((reference): QuantityField => ({ kind: 'quantity', reference })),
    'figure of the fact base',
    '{{offers.guided-tour.price}}',
  )

/**
 * The sections of a type on another page of the site, given by its path, so that a list of pages need not repeat their content. Not a field
 * for editors: a schema creates it from a link in `transform`.
 */
export function excerptOf<T>(from: string | undefined, type: string): ExcerptField<T> {
  return { kind: 'excerpt', from, type }
}

/** The key of an entry; components get its card. */
export const ref = <C extends Card>({ name }: CollectionName<C>) =>
  kind(
    text().transform((key): RefField<C> => ({ kind: 'ref', collection: name, key: key.normalize('NFC') })),
    `key of an entry of \`${name}\``,
  ).meta({ 'x-collection': name } satisfies FieldMeta)

/** `{ skip?, limit?, topic?, when? }`: entries of a collection in its order, shown as cards; `{}` means all. */
export const list = <C extends Card>({ name }: CollectionName<C>) =>
  z
    .strictObject({
      skip: z
        .number()
        .int()
        .positive()
        .optional()
        .describe('How many entries are left out at the beginning, because the page shows them elsewhere.'),
      limit: z.number().int().positive().optional().describe('Maximum number of entries.'),
      topic: noTranslate(text().optional().describe('Only entries of a topic, by its key in `topics.yaml`.')),
      when: z.enum(WHEN).optional().describe('Only upcoming, current or past entries.'),
    })
    .transform((query): ListField<C> => ({ kind: 'list', collection: name, ...query }))
    .meta({ 'x-list': name } satisfies FieldMeta)
