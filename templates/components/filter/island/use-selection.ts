import { parseSelection, searchOf, type Selection } from './selection.ts'
import { useQuery } from './use-query.ts'

/** What is chosen, kept in the query of the address; null until the component lives. */
export function useSelection(choices: Selection): readonly [Selection | null, (next: Selection) => void] {
  const [query, setQuery] = useQuery()
  return [query === null ? null : parseSelection(query, choices), (next) => setQuery(searchOf(next, query ?? ''))]
}
