import type { CollectionName, Page } from 'kartograf'

/** What the page of an entry shows, as the view of its collection made it; null for pages of other kinds. */
export function shownIn({ view }: Page, { name }: CollectionName): object | null {
  return view.template === 'entry' && view.collection === name ? view.shown : null
}
