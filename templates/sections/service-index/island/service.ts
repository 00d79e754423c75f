import type { Filterable, Selection } from '../../../components/filter/island/selection.ts'

/** Bases of prices, in display order. Only prices with the same basis can be compared. */
export const BASES = ['once', 'month', 'unit', 'hour', 'effort', 'request'] as const
export type Basis = (typeof BASES)[number]

/** A link as plain values. `hint`: text for screen readers, such as another language. */
export interface PlainLink {
  readonly href: string
  readonly hreflang?: string
  readonly target?: '_blank'
  readonly hint?: string
}

/** A part of a price in words: its figure, `from €39`, what it is for, ` per seat per month`, and a note; the last two may be empty. */
export interface PriceWords {
  readonly figure: string
  /** With the space before it. */
  readonly per: string
  readonly note: string
}

/** A part of a price as one text: `€21,000 one-time (eight weeks)`. */
export function priceText({ figure, per, note }: PriceWords): string {
  return `${figure}${per}${note && ` (${note})`}`
}

/** A service as plain text for the list, because the browser has neither formats nor messages. */
export interface Service extends Filterable {
  readonly key: string
  readonly name: string
  readonly link: PlainLink | null
  /** The hue of its area. */
  readonly pillar: string
  readonly area: string
  readonly audience: string
  readonly model: string
  readonly duration: string
  readonly price: readonly PriceWords[]
  readonly basis: Basis
  /** Its first price in the unit of the basis; euros or person-days. */
  readonly cost: number
  /** Details of the offer on its page, if there are any. */
  readonly included: readonly string[]
  readonly terms: Selection
  readonly conditions: readonly string[]
  readonly response: string
}

/** Services under one heading: those of an area, or with prices of one basis. */
export interface ServiceGroup {
  readonly key: string
  readonly title: string
  /** The hue, if the group has one. */
  readonly pillar?: string
  readonly services: readonly Service[]
}

export const ORDERS = ['price', 'price-down'] as const
export type Order = (typeof ORDERS)[number]

/** Services by basis of their price and then by price; those on request come last in both directions. */
export function byPrice(
  services: readonly Service[],
  order: Order,
  names: Readonly<Record<Basis, string>>,
): readonly ServiceGroup[] {
  const sign = order === 'price' ? 1 : -1
  return BASES.map((basis) => ({
    key: basis,
    title: names[basis],
    services: services
      .filter((service) => service.basis === basis)
      .toSorted((one, other) => sign * (one.cost - other.cost)),
  })).filter((group) => group.services.length > 0)
}

/** Groups with only the found services, without empty groups. */
export function onlyFound(groups: readonly ServiceGroup[], found: readonly Service[]): readonly ServiceGroup[] {
  const keys = new Set(found.map(({ key }) => key))
  return groups
    .map((group) => ({ ...group, services: group.services.filter(({ key }) => keys.has(key)) }))
    .filter((group) => group.services.length > 0)
}

/** Number of services in a comparison. */
const PAIR = 2

/** The pair with a service added or removed; null if it is already complete. */
export function picked(pair: readonly string[], key: string): readonly string[] | null {
  if (pair.includes(key)) return pair.filter((other) => other !== key)
  return pair.length < PAIR ? [...pair, key] : null
}

/** The pair in a URL, which may contain more keys. */
export function pairOf(keys: readonly string[]): readonly string[] {
  return keys.slice(0, PAIR)
}
