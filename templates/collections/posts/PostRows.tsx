import type { ReactNode } from 'react'
import { PostCard } from './PostCard.tsx'
import type { PostText } from './post-text.ts'

interface Props {
  readonly posts: readonly PostText[]
  /** Address of the map of the first. */
  readonly art: string | undefined
  /** Something else is about to take the place. */
  readonly isBusy?: boolean | undefined
}

/** Posts of a page, the first over the whole width. */
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
