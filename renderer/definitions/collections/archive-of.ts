import type { Card, CollectionName } from './cards.ts'
import type { Archive, Page } from '../page.ts'

/** The section that asks. */
interface Asking {
  readonly context: { readonly page: Pick<Page, 'view'> }
  readonly index: number
}

/**
 * The archive that a section shows, with cards of its collection: undefined on a page without one, in other sections of that page, and if
 * it is of another collection.
 */
export function archiveOf<C extends Card>(
  collection: CollectionName<C>,
  { context, index }: Asking,
): Archive<C> | undefined {
  const { view } = context.page
  const archive = view.template === 'page' ? view.archive : undefined
  const isOwn = archive?.section === index && archive.collection === collection.name
  // Safe: the name of a collection carries the type of its cards.
  return isOwn ? (archive as Archive<C>) : undefined
}
