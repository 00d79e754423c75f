import type { ReactNode } from 'react'
import { type Link, action, defineSection, list, text, z } from 'kartograf'
import { SectionFrame } from '../../components/section/SectionFrame.tsx'
import { WayList } from '../../components/link/WayList.tsx'
import { type SectionOf, framed } from '../../components/section/section.tsx'
import { posts } from '../../collections/cards.ts'

const schema = framed('Where a reader goes on: up to three services, case studies or posts.', {
  heading: text().optional().describe('Heading; without it the words of the language.'),
  items: z.array(action()).default([]).describe('Services and case studies, chosen by hand.'),
  posts: list(posts).optional().describe('Newest posts of a topic.'),
})

/** Maximum number of rows. */
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

export const related = defineSection('related', schema, Related)
