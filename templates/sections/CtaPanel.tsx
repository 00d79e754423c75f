import type { ReactNode } from 'react'
import type { AuthorCard } from '../collections/cards.ts'
import { action, inline, ref, text, z } from '../../renderer/model/fields.ts'
import { defineSection } from '../../renderer/model/theme.ts'
import type { Context } from '../context.ts'
import { Action } from '../parts/Action.tsx'
import { Icon } from '../parts/Icon.tsx'
import { PanelPerson } from '../parts/PanelPerson.tsx'
import { frameFields } from '../parts/SectionFrame.tsx'
import { SmartLink } from '../parts/SmartLink.tsx'
import { headline } from '../parts/headline.ts'
import type { SectionOf } from '../parts/section-of.ts'
import { telLink } from '../parts/tel-link.ts'
import { authors } from '../collections/cards.ts'

const schema = z.strictObject({
  type: z.literal('cta-panel'),
  ...frameFields,
  heading: text(),
  text: inline(),
  action: action(),
  contact: ref(authors),
  reply: text(),
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

/** The one next step of a page, with the person who answers. */
export const ctaPanel = defineSection('cta-panel', schema, CtaPanel)
