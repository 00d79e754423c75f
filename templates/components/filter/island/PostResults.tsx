import { memo, useEffect, useRef, useState, type ReactNode } from 'react'
import { PostCard } from '../../../collections/posts/PostCard.tsx'
import type { PostText } from '../../../collections/posts/post-text.ts'
import type { Selection } from './selection.ts'

/** Posts that are shown at once, and more with each step: as many as are rendered within a frame. */
const STEP = 12

/** A card that is found again stays as it is. */
const Card = memo(PostCard)

interface Props {
  readonly posts: readonly PostText[]
  /** What they were found by: with another selection the list begins anew. */
  readonly selection: Selection | null
  readonly hint: { readonly label: string; readonly href: string }
  readonly showMore: string
}

/** Results of a filter, one part at a time. */
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
