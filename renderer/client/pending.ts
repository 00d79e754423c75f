/** An island is not waited for any longer, whatever fails: then the page is shown as the server wrote it. */
const LIMIT_MS = 2000

/**
 * The HTML of an address is the same with any query, `/de/blog/?topic=azure`. An island that answers the query gets
 * `data-pending`, and takes it away, so that nobody sees first the one and then the other. Which queries it answers, it says
 * as a pattern; without one it answers none. Gives whether this island has been asked.
 */
export function hold({ dataset }: Pick<HTMLElement, 'dataset'>, search: string): boolean {
  if (!search.match(dataset['answers'] ?? '$.')) return false
  dataset['pending'] = ''
  setTimeout(() => delete dataset['pending'], LIMIT_MS)
  return true
}
