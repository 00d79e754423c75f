import type { CollectionName } from '../../renderer/model/cards.ts'
import type { Page } from '../../renderer/model/page.ts'

/** What the page of an entry shows, as the view of its collection made it; null for pages of other kinds. */
export function shownIn({ view }: Page, { name }: CollectionName): object | null {
  return view.template === 'entry' && view.collection === name ? view.shown : null
}
