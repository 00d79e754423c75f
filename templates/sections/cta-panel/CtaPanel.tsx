import type { ReactNode } from 'react'
import { action, defineSection, inline, ref, text, telLink } from 'kartograf'
import { type AuthorCard, authors } from '../../collections/cards.ts'
import type { Context } from '../../context.ts'
import { Action } from '../../components/action/Action.tsx'
import { Icon } from '../../components/icon/Icon.tsx'
import { PanelPerson } from '../../components/ask-panel/PanelPerson.tsx'
import { SmartLink } from '../../components/link/SmartLink.tsx'
import { headline } from '../../components/hero/headline.ts'
import { type SectionOf, framed } from '../../components/section/section.tsx'

const schema = framed('The call to action of a page, with the contact person. Last on the page.', {
  heading: text().describe('The step.'),
  text: inline().describe('What happens then.'),
  action: action().describe('The link.'),
  cost: text().optional().describe('Price or effort, for the bar of a service page without `prices`.'),
  contact: ref(authors).describe('Who answers.'),
  reply: text().describe('Response time.'),
})

function CtaPanel({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  const titleId = `${section.id ?? `section-${index + 1}`}-title`
  return (
    <section
      className="section cta-panel"
      data-tone={section.tone ?? 'light'}
      id={section.id}
      aria-labelledby={titleId}
    >
      <div className="block">
        <div className="cta-panel-box" data-tone="night">
          <div className="cta-panel-offer">
            <h2 id={titleId}>{headline(section.heading, context.locale)}</h2>
            <p className="cta-panel-text lead">{context.markdown(section.text)}</p>
            <Action action={section.action} kind="primary" context={context} />
          </div>
          <Contact card={section.contact} reply={section.reply} context={context} />
        </div>
      </div>
    </section>
  )
}

interface ContactProps {
  readonly card: AuthorCard
  readonly reply: string
  readonly context: Context
}

function Contact({ card, reply, context }: ContactProps): ReactNode {
  const { phone } = context.settings.contact
  return (
    <PanelPerson card={card} context={context}>
      <ul>
        <li>
          <Icon name="phone" size={20} />
          <SmartLink link={telLink(phone)} context={context}>
            {phone}
          </SmartLink>
        </li>
        <li>
          <Icon name="clock" size={20} />
          {reply}
        </li>
      </ul>
    </PanelPerson>
  )
}

export const ctaPanel = defineSection('cta-panel', schema, CtaPanel)
