import type { ReactNode } from 'react'
import { list, z } from '../../renderer/model/fields.ts'
import { defineSection } from '../../renderer/model/theme.ts'
import { tileOf } from '../parts/Art.tsx'
import { PostRows } from '../parts/cards/PostRows.tsx'
import { postText } from '../parts/cards/post-text.ts'
import { PostArchive } from '../parts/PostArchive.tsx'
import { SectionFrame, frameFields, headFields } from '../parts/SectionFrame.tsx'
import type { SectionOf } from '../parts/section-of.ts'
import { posts } from '../collections/cards.ts'

const schema = z.strictObject({
  type: z.literal('post-list'),
  ...frameFields,
  ...headFields,
  entries: list(posts),
})

function PostList({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  const { entries } = section
  const { view } = context.page
  const archive = view.template === 'page' && view.archive?.section === index ? view.archive : undefined
  const [first] = entries
  const posts = entries.map((card) => postText(card, context))
  const art = first && tileOf({ seed: first.key, motif: 'timeline', pillar: posts[0]?.pillar ?? 'petrol', context })

  return (
    <SectionFrame section={section} index={index} context={context} className="post-list">
      <div className="block">
        {entries.length === 0 && <p className="empty-note">{context.t('post.none')}</p>}
        {archive ? (
          <PostArchive archive={archive} posts={posts} art={art} context={context} />
        ) : (
          <PostRows posts={posts} art={art} />
        )}
      </div>
    </SectionFrame>
  )
}

/** Posts of the blog, newest first; on a page with an archive a page of them, with the filter. */
export const postList = defineSection('post-list', schema, PostList)
