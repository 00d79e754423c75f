import type { Card, CollectionName, Entry, ViewScope } from 'kartograf'

/** Number of related entries at the end of a page. */
const OTHERS = 3

/** Other entries of the same collection, in its order. */
export function othersOf<C extends Card>(collection: CollectionName<C>, entry: Entry, scope: ViewScope): readonly C[] {
  const others = scope.entries(collection, scope.locale).filter(({ key }) => key !== entry.key)
  return others.slice(0, OTHERS).map((other) => scope.card(collection, other))
}
