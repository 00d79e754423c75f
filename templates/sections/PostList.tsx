import type { ReactNode } from 'react'
import { list, z } from '../../renderer/model/fields.ts'
import { defineSection } from '../../renderer/model/theme.ts'
import { PostCard } from '../parts/cards/PostCard.tsx'
import { SectionFrame, frameFields, headFields } from '../parts/SectionFrame.tsx'
import type { SectionOf } from '../parts/section-of.ts'

const schema = z.strictObject({
  type: z.literal('post-list'),
  ...frameFields,
  ...headFields,
  entries: list('posts'),
})

function PostList({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="post-list">
      <div className="block">
        {section.entries.length === 0 && <p className="empty-note">{context.t('post.none')}</p>}
        <ul className="post-list-items" data-count={section.entries.length}>
          {section.entries.map((card, place) => (
            <li key={card.key}>
              <PostCard card={card} context={context} wide={place === 0} />
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  )
}

/** Posts of the blog, newest first. */
export const postList = defineSection('post-list', schema, PostList)
