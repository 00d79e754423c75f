import type { ReactNode } from 'react'
import { archiveOf, list } from 'kartograf'
import { PostRows } from '../../collections/posts/PostRows.tsx'
import { postText } from '../../collections/posts/post-text.ts'
import { PostArchive } from '../../collections/posts/PostArchive.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'
import { posts } from '../../collections/cards.ts'

const schema = headed('Blog posts, newest first; on a page with an `archive`, one page of them with the filter.', {
  entries: list(posts).describe('Selection of posts; `{}` for all.'),
})

function PostList({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  const { entries } = section
  const archive = archiveOf(posts, { context, index })
  const texts = entries.map((card) => postText(card, context))

  return (
    <>
      {entries.length === 0 && <p className="empty-note">{context.t('post.none')}</p>}
      {archive ? (
        <PostArchive archive={archive} posts={texts} context={context} />
      ) : (
        <PostRows posts={texts} section={index} />
      )}
    </>
  )
}

export const postList = framedSection('post-list', schema, PostList, { rhythm: 'tight' })
