import { useEffect, useRef, useState, type ReactNode } from 'react'
import { PostCard } from '../parts/cards/PostCard.tsx'
import type { PostText } from '../parts/cards/post-text.ts'

/** Posts that are shown at once, and more with each step: as many as are rendered within a frame. */
const STEP = 12

interface Props {
  readonly posts: readonly PostText[]
  readonly hint: { readonly label: string; readonly href: string }
  readonly showMore: string
}

/** What a filter has found, a part at a time. */
export function PostResults({ posts, hint, showMore }: Props): ReactNode {
  const [count, setCount] = useState(STEP)
  const list = useRef<HTMLUListElement>(null)

  // Whoever asks for more goes on reading at the first that is new.
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
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      {posts.length > count && (
        <p className="pages">
          <button type="button" className="action action-secondary" onClick={() => setCount(count + STEP)}>
            {showMore}
          </button>
        </p>
      )}
    </>
  )
}
