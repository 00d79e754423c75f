import type { ReactNode } from 'react'
import { inline, text, z } from '../../renderer/model/fields.ts'
import { defineSection } from '../../renderer/model/theme.ts'
import { Monogram } from '../parts/Art.tsx'
import { Icon } from '../parts/Icon.tsx'
import { SectionFrame, frameFields, headFields } from '../parts/SectionFrame.tsx'
import type { SectionOf } from '../parts/section-of.ts'

const schema = z.strictObject({
  type: z.literal('team'),
  ...frameFields,
  ...headFields,
  people: z.array(z.strictObject({ name: text(), role: text(), location: text(), text: inline().optional() })).min(1),
})

function Team({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="team">
      <div className="block">
        <ul className="team-people">
          {section.people.map((person) => (
            <li key={person.name}>
              <Monogram name={person.name} />
              <h3>{person.name}</h3>
              <p className="note">{person.role}</p>
              <p className="note team-place">
                <Icon name="map-pin" size={16} />
                {person.location}
              </p>
              {person.text && <p className="team-text">{context.markdown(person.text)}</p>}
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  )
}

/** People with role and place. */
export const team = defineSection('team', schema, Team)
