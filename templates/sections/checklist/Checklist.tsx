import type { ReactNode } from 'react'
import { defineSection, inline, text, z } from 'kartograf'
import { Icon } from '../../components/icon/Icon.tsx'
import { SectionFrame, frameFields, headFields } from '../../components/section/SectionFrame.tsx'
import type { SectionOf } from '../../components/section/section-of.ts'

const schema = z.strictObject({
  type: z.literal('checklist'),
  ...frameFields,
  ...headFields,
  ordered: z.boolean().default(false),
  /** Things not to do: a cross instead of the tick. */
  avoid: z.boolean().default(false),
  items: z.array(z.strictObject({ title: text(), text: inline() })).min(2),
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

/** What readers can check or do themselves, ticked or numbered. */
export const checklist = defineSection('checklist', schema, Checklist)
