import type { ReactNode } from 'react'
import { lateItem } from '../../components/section/late-part.ts'
import { PostCard } from './PostCard.tsx'
import type { PostText } from './post-text.ts'

interface Props {
  readonly posts: readonly PostText[]
  /** Place of the section on the page. */
  readonly section?: number | undefined
  /** Whether other results are about to replace these. */
  readonly isBusy?: boolean | undefined
}

/** Posts of a page, the first one at full width. */
export function PostRows({ posts, section, isBusy }: Props): ReactNode {
  return (
    <ul className="post-list-items" aria-busy={isBusy || undefined}>
      {posts.map((post, place) => (
        <li key={post.key} {...lateItem(place, section)}>
          <PostCard post={post} isFirst={place === 0} />
        </li>
      ))}
    </ul>
  )
}
