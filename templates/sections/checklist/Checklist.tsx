import type { ReactNode } from 'react'
import { inline, text, z } from 'kartograf'
import { Icon } from '../../components/icon/Icon.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const schema = headed('What readers can check or do themselves, with ticks or numbers.', {
  ordered: z.boolean().default(false).describe('Numbers instead of ticks, if the order matters.'),
  avoid: z.boolean().default(false).describe('Things not to do in an emergency: red crosses instead of ticks.'),
  limits: z.boolean().default(false).describe('Limits: dashes instead of ticks.'),
  items: z
    .array(
      z.strictObject({
        time: text().optional().describe('When, in an ordered list: `+0:15` after its beginning.'),
        title: text().describe('What to do.'),
        text: inline().describe('How, or why.'),
        limit: z.boolean().default(false).describe('A limit among other points: a dash instead of its tick.'),
      }),
    )
    .min(2)
    .describe('The points.'),
})

function Checklist({ section, context }: SectionOf<typeof schema>): ReactNode {
  const List = section.ordered ? 'ol' : 'ul'
  const isLimit = (item: { readonly limit: boolean }): boolean => section.limits || item.limit
  return (
    <List className="checklist-items" data-avoid={section.avoid || undefined}>
      {section.items.map((item) => (
        <li key={item.title} data-limit={isLimit(item) || undefined}>
          {!section.ordered && <Icon name={section.avoid ? 'x' : isLimit(item) ? 'minus' : 'check'} size={20} />}
          <h3 className={item.time && 'checklist-timed'}>
            {item.time && <span className="checklist-time">{item.time} </span>}
            {item.title}
          </h3>
          <p>{context.markdown(item.text)}</p>
        </li>
      ))}
    </List>
  )
}

export const checklist = framedSection('checklist', schema, Checklist)
