import type { ReactNode } from 'react'
import { action, list, text, z, type Link } from '../../renderer/model/fields.ts'
import { defineSection } from '../../renderer/model/theme.ts'
import { SectionFrame, frameFields } from '../parts/SectionFrame.tsx'
import { WayList } from '../parts/WayList.tsx'
import type { SectionOf } from '../parts/section-of.ts'
import { posts } from '../collections/cards.ts'

const schema = z.strictObject({
  type: z.literal('related'),
  ...frameFields,
  heading: text().optional(),
  /** Services and case studies, chosen by hand … */
  items: z.array(action()).default([]),
  /** … and posts, chosen by topic at build. */
  posts: list(posts).optional(),
})

/** Rows of the list; more would be a list of their own. */
const MOST = 3

function Related({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  const posts = (section.posts ?? []).map(({ title, href, hreflang }) => ({
    label: title,
    href: { kind: 'link', href, hreflang, external: false } satisfies Link,
  }))
  const ways = [...section.items, ...posts].slice(0, MOST)
  if (ways.length === 0) return null
  const head = { ...section, heading: section.heading ?? context.t('post.related') }
  return (
    <SectionFrame section={head} index={index} context={context} className="related">
      <WayList ways={ways} context={context} />
    </SectionFrame>
  )
}

/** Where a reader goes on: up to three services, case studies or posts. */
export const related = defineSection('related', schema, Related)
