import type { ReactNode } from 'react'
import { defineSection, inline, text, z } from 'kartograf'
import { Icon } from '../../components/icon/Icon.tsx'
import { SectionFrame } from '../../components/section/SectionFrame.tsx'
import { type SectionOf, headed } from '../../components/section/section.ts'

const schema = headed('What readers can check or do themselves, ticked or numbered.', {
  ordered: z.boolean().default(false).describe('Numbers instead of ticks, where the order matters.'),
  avoid: z.boolean().default(false).describe('Things not to do: crosses instead of ticks.'),
  items: z
    .array(z.strictObject({ title: text().describe('What to do.'), text: inline().describe('How, or why.') }))
    .min(2)
    .describe('The points.'),
})

function Checklist({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  const List = section.ordered ? 'ol' : 'ul'
  return (
    <SectionFrame section={section} index={index} context={context} className="checklist">
      <div className="block">
        <List className="checklist-items" data-avoid={section.avoid || undefined}>
          {section.items.map((item) => (
            <li key={item.title}>
              {!section.ordered && <Icon name={section.avoid ? 'x' : 'check'} size={20} />}
              <h3>{item.title}</h3>
              <p>{context.markdown(item.text)}</p>
            </li>
          ))}
        </List>
      </div>
    </SectionFrame>
  )
}

export const checklist = defineSection('checklist', schema, Checklist)
