import { memo, useEffect, useRef, useState, type ReactNode } from 'react'
import { PostCard } from '../../../collections/posts/PostCard.tsx'
import type { PostText } from '../../../collections/posts/post-text.ts'
import type { Selection } from './selection.ts'

/** Number of posts shown at first and added by each step: as many as can be rendered within a frame. */
const STEP = 12

/** Memoised, so that cards in both results are not rendered again. */
const Card = memo(PostCard)

interface Props {
  readonly posts: readonly PostText[]
  /** Changes with the selection, which resets the list to its start. */
  readonly selection: Selection | null
  readonly hint: { readonly label: string; readonly href: string }
  readonly showMore: string
}

/** Results of a filter, a few at a time. */
export function PostResults({ posts, selection, hint, showMore }: Props): ReactNode {
  const [{ count, of }, setShown] = useState({ count: STEP, of: JSON.stringify(selection) })
  const list = useRef<HTMLUListElement>(null)

  const now = JSON.stringify(selection)
  if (now !== of) setShown({ count: STEP, of: now })

  // Focus moves to the first new result.
  useEffect(() => {
    if (count > STEP) list.current?.children[count - STEP]?.querySelector('a')?.focus()
  }, [count])

  if (posts.length === 0) {
    return (
      <p className="empty-note">
        <a href={hint.href}>{hint.label}</a>
      </p>
    )
  }
  return (
    <>
      <ul className="card-grid" ref={list}>
        {posts.slice(0, count).map((post) => (
          <li key={post.key}>
            <Card post={post} />
          </li>
        ))}
      </ul>
      {posts.length > count && (
        <p className="pages">
          <button
            type="button"
            className="action action-secondary"
            onClick={() => setShown({ count: count + STEP, of })}
          >
            {showMore}
          </button>
        </p>
      )}
    </>
  )
}
