import type { ReactNode } from 'react'
import { PostCard } from './PostCard.tsx'
import type { PostText } from './post-text.ts'

interface Props {
  readonly posts: readonly PostText[]
  /** Whether other results are about to replace these. */
  readonly isBusy?: boolean | undefined
}

/** Posts of a page, the first one at full width. */
export function PostRows({ posts, isBusy }: Props): ReactNode {
  return (
    <ul className="post-list-items" aria-busy={isBusy || undefined}>
      {posts.map((post, place) => (
        <li key={post.key}>
          <PostCard post={post} isFirst={place === 0} />
        </li>
      ))}
    </ul>
  )
}
