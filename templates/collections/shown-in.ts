import type { CollectionName } from '../../renderer/model/cards.ts'
import type { Page } from '../../renderer/model/page.ts'

/** What the page of an entry shows, if it is one of the collection; else null. `V` is what the collection's definition makes. */
export function shownIn<V extends object>({ view }: Page, { name }: CollectionName): V | null {
  return view.template === 'entry' && view.collection === name ? (view.shown as V) : null
}
