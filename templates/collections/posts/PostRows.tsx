import type { ReactNode } from 'react'
import { PostCard } from './PostCard.tsx'
import type { PostText } from './post-text.ts'

interface Props {
  readonly posts: readonly PostText[]
  /** URL of the map of the first post. */
  readonly art: string | undefined
  /** Other results are about to replace these. */
  readonly isBusy?: boolean | undefined
}

/** Posts of a page, the first one at full width. */
export function PostRows({ posts, art, isBusy }: Props): ReactNode {
  return (
    <ul className="post-list-items" aria-busy={isBusy || undefined}>
      {posts.map((post, place) => (
        <li key={post.key}>
          <PostCard post={post} art={place === 0 ? art : undefined} />
        </li>
      ))}
    </ul>
  )
}
