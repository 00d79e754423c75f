import type { ReactNode } from 'react'
import { type NavLink, inline, ref, targetOf, z } from 'kartograf'
import { authors } from '../../collections/cards.ts'
import { formProps } from '../../components/form/form-props.ts'
import { FormWays } from '../../components/form/FormWays.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'
import type { Context } from '../../context.ts'
import { contactForm as form } from '../../forms/forms.ts'
import { Island } from '../../islands.ts'

const schema = headed('The contact form, and beside it what happens after it is sent.', {
  next: z.array(inline()).min(2).max(4).describe('What happens next, one line each.'),
  contact: ref(authors).optional().describe('Who answers.'),
})

type Props = SectionOf<typeof schema>

function ContactForm({ section, context }: Props): ReactNode {
  const { endpoint } = targetOf(form.name, context.settings)
  const { email } = context.settings.contact

  return (
    <>
      {endpoint !== null && (
        <div className="form-panel">
          <Island name="ContactForm" apart props={propsOf(endpoint, context)} context={context} />
        </div>
      )}
      <div className={endpoint === null ? 'form-panel' : undefined}>
        <NextSteps steps={section.next} context={context} />
        <FormWays person={section.contact} email={email} context={context} />
      </div>
    </>
  )
}

function NextSteps({
  steps,
  context,
}: {
  readonly steps: Props['section']['next']
  readonly context: Context
}): ReactNode {
  return (
    <section className="contact-next" aria-labelledby="contact-next">
      <h3 id="contact-next">{context.t('contact.next')}</h3>
      <ol className="ruled-list">
        {steps.map((step, index) => (
          <li key={index}>{context.markdown(step)}</li>
        ))}
      </ol>
    </section>
  )
}

function propsOf(endpoint: string, context: Context) {
  const { t, settings, chrome } = context
  const page = {
    endpoint,
    subject: '',
    email: settings.contact.email,
    submit: t('contact.send'),
    hints: { message: t('contact.hint.message') },
    sent: { heading: t('contact.sent.heading'), text: [t('contact.sent.answer'), t('contact.sent.free')] },
  }
  const titles = Object.fromEntries(chrome.groups.flatMap(titlesIn))
  return { ...formProps(form, page, context), about: t('contact.about', { page: '{page}' }), titles }
}

/** Path and title of a menu entry and all below it. */
function titlesIn({ link, title, children }: NavLink): readonly (readonly [string, string])[] {
  return [...(link && !link.external ? [[link.href, title] as const] : []), ...children.flatMap(titlesIn)]
}

export const contactForm = framedSection('contact-form', schema, ContactForm, {
  className: 'section-aside',
  isForm: true,
  block: false,
})
