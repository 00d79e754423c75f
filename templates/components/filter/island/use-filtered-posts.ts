import type { RefObject } from 'react'
import type { FilterablePost } from '../../../collections/posts/post-text.ts'
import { countsOf, isEmpty, matching, type Selection } from './selection.ts'
import { usePosts } from './use-posts.ts'
import { useAnswered, useSelection } from './use-query.ts'

interface Filtered {
  /** Null until hydration. */
  readonly selection: Selection | null
  readonly choose: (next: Selection) => void
  readonly isChosen: boolean
  /** Whether choices can be toggled; otherwise they lead to their pages. */
  readonly isLive: boolean
  /** Whether the posts could not be loaded. */
  readonly isFailed: boolean
  /** The posts that match; null if nothing is chosen, or while they load. */
  readonly found: readonly FilterablePost[] | null
  /** Number of matching posts for each choice, by group; empty until the posts are loaded. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Loads the posts again after a failure. */
  readonly load: () => void
}

/** What the URL asks for, and the posts that match. `data`: URL of the file with all posts; `choices`: the keys of each group. */
export function useFilteredPosts(data: string, choices: Selection, within: RefObject<HTMLElement | null>): Filtered {
  const [selection, choose] = useSelection(choices)
  const isChosen = selection !== null && !isEmpty(selection)
  const [state, load] = usePosts(data, isChosen, within)
  const all = state?.kind === 'ready' ? state.posts : null
  const isFailed = state?.kind === 'failed'
  const isLive = selection !== null && !isFailed
  const found = isChosen && all ? matching(all, selection) : null
  const counts = isLive && all ? countsOf(all, selection, choices) : {}
  useAnswered(selection !== null && (!isChosen || found !== null || isFailed), within)
  return { selection, choose, isChosen, isLive, isFailed, found, counts, load }
}
