import type { ReactNode } from 'react'
import { action, defineSection, inline, ref, text } from 'kartograf'
import { authors } from '../../collections/cards.ts'
import { PanelBox } from '../../components/ask-panel/PanelBox.tsx'
import { PanelPerson } from '../../components/ask-panel/PanelPerson.tsx'
import { PanelWays } from '../../components/ask-panel/PanelWays.tsx'
import { headline } from '../../components/hero/headline.ts'
import { lateSection } from '../../components/section/late-part.ts'
import { type SectionOf, framed } from '../../components/section/section.tsx'

const schema = framed('The call to action of a page, with the contact person. Last on the page.', {
  heading: text().describe('The step.'),
  text: inline().describe('What happens then.'),
  action: action().describe('The link.'),
  cost: text().optional().describe('Price or effort, for the bar of a service page without `prices`.'),
  contact: ref(authors).describe('Who answers.'),
  reply: text().describe('Response time.'),
  phone: text()
    .optional()
    .describe('Telephone, with what to choose there after a comma; by default that of the company.'),
})

function CtaPanel({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  const titleId = `${section.id ?? `section-${index + 1}`}-title`
  return (
    <section
      className="section cta-panel"
      data-tone={section.tone ?? 'light'}
      id={section.id}
      {...lateSection(index)}
      aria-labelledby={titleId}
    >
      <PanelBox
        titleId={titleId}
        heading={headline(section.heading, context.locale)}
        text={context.markdown(section.text)}
        action={section.action}
        context={context}
      >
        <PanelPerson card={section.contact} context={context}>
          <PanelWays reply={section.reply} phone={section.phone} context={context} />
        </PanelPerson>
      </PanelBox>
    </section>
  )
}

export const ctaPanel = defineSection('cta-panel', schema, CtaPanel)
