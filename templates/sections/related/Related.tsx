import type { ReactNode } from 'react'
import { type Link, action, defineSection, list, text, z } from 'kartograf'
import type { Context } from '../../context.ts'
import { Icon } from '../../components/icon/Icon.tsx'
import { entryLink } from '../../components/link/links.ts'
import { SmartLink } from '../../components/link/SmartLink.tsx'
import { SectionFrame } from '../../components/section/SectionFrame.tsx'
import { type SectionOf, framed } from '../../components/section/section.tsx'
import { posts } from '../../collections/cards.ts'

const schema = framed('Related content: up to three services, case studies or posts.', {
  heading: text().optional().describe('Heading; by default the message of the language.'),
  items: z
    .array(
      action().extend({
        text: text().optional().describe('Why readers of this page should go there, in one sentence.'),
      }),
    )
    .default([])
    .describe('Services and case studies, chosen by hand.'),
  posts: list(posts).optional().describe('Newest posts of a topic.'),
})

interface Way {
  readonly label: string
  readonly href: Link
  readonly text?: string | undefined
}

/** Maximum number of rows. */
const MOST = 3

function Related({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  const { t } = context
  const posts = (section.posts ?? []).map((card): Way => ({ label: card.title, href: entryLink(card) }))
  const ways: readonly Way[] = [...section.items, ...posts].slice(0, MOST)
  if (ways.length === 0) return null
  const heading = section.heading ?? (section.items.length > 0 ? t('related.services') : t('post.related'))
  return (
    <SectionFrame
      section={{ ...section, heading }}
      index={index}
      context={context}
      className="related"
      rhythm="tight"
      isAside
    >
      <div className="block">
        <ul className="related-ways">
          {ways.map((way) => (
            <RelatedWay key={way.href.href} way={way} context={context} />
          ))}
        </ul>
      </div>
    </SectionFrame>
  )
}

function RelatedWay({ way, context }: { readonly way: Way; readonly context: Context }): ReactNode {
  return (
    <li className="card-link">
      <h3>
        <SmartLink link={way.href} context={context}>
          {way.label}
        </SmartLink>
      </h3>
      {way.text !== undefined && <p>{way.text}</p>}
      <Icon name="arrow-right" size={24} />
    </li>
  )
}

export const related = defineSection('related', schema, Related)
