/** Maximum wait for an island in milliseconds. Then the page is shown as rendered by the server. */
const LIMIT_MS = 2000

/**
 * The HTML of a page is the same for any query, such as `/de/blog/?topic=azure`. An island that handles the query gets `data-pending` and
 * removes it when done, so that the content does not change visibly. It declares the queries that it handles as a pattern; without one it
 * handles none. Returns whether the island handles this query.
 */
export function holdForQuery({ dataset }: Pick<HTMLElement, 'dataset'>, search: string): boolean {
  if (!search.match(dataset['answers'] ?? '$.')) return false
  dataset['pending'] = ''
  setTimeout(() => delete dataset['pending'], LIMIT_MS)
  return true
}
