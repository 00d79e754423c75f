import type { ReactNode } from 'react'
import { type Context, type FieldKind, type FormField, defineForm, formatPhone, targetOf, telLink } from 'kartograf'
import { formField } from 'kartograf/client'

/** The form. Page, browser and receiver use these fields; requests are stored in a folder with its name. */
export const contactForm = defineForm({
  name: 'contact',
  fields: [
    formField('name', 'line', { autocomplete: 'name' }),
    formField('email', 'email', { autocomplete: 'email' }),
    formField('message', 'text'),
    formField('consent', 'consent'),
  ],
  texts: (t) => ({
    labels: {
      name: t('form.name'),
      email: t('form.email'),
      message: t('form.message'),
      consent: t('form.consent'),
    },
    errors: {
      name: t('form.error.name'),
      email: t('form.error.email'),
      message: t('form.error.message'),
      consent: t('form.error.consent'),
    },
    special: {},
    tooLong: t('form.error.tooLong', { max: '{max}' }),
    summary: t('form.summary'),
    back: t('form.back'),
    refusals: {
      duplicate: t('form.refusal.duplicate'),
      spam: t('form.refusal.spam'),
      forbidden: t('form.refusal.failed'),
      'too-large': t('form.refusal.tooLarge'),
      'too-many-requests': t('form.refusal.busy'),
      malformed: t('form.refusal.failed'),
      timeout: t('form.refusal.failed'),
      busy: t('form.refusal.busy'),
      unsupported: t('form.refusal.failed'),
      failed: t('form.refusal.failed'),
    },
  }),
})

interface Props {
  readonly context: Context
}

/** The form as plain HTML, checked and sent by the browser. Without an endpoint in the settings: telephone and email. */
export function ContactForm({ context }: Props): ReactNode {
  const { endpoint } = targetOf(contactForm.name, context.settings)
  if (endpoint === null) return <ContactLinks context={context} />
  return (
    <form className="contact" method="post" action={endpoint}>
      {contactForm.fields.map((field) => (
        <Field key={field.name} field={field} context={context} />
      ))}
      <input type="hidden" name="locale" value={context.locale} />
      {/* A spam trap: people do not see it, but bots fill it in. */}
      <p className="trap" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </p>
      <p>
        <button className="button" type="submit">
          {context.t('form.send')}
        </button>
      </p>
    </form>
  )
}

/** Types of `<input>`; the others are `text`. A `choice` needs a `<select>`: see the recipe of a form with a choice and files. */
const TYPES: Partial<Record<FieldKind, string>> = { email: 'email', phone: 'tel', count: 'number', date: 'date' }

function Field({ field, context }: Props & { readonly field: FormField }): ReactNode {
  const { name, kind, required, maxLength, autocomplete } = field
  const label = contactForm.texts(context.t).labels[name]
  const id = `contact-${name}`
  if (kind === 'consent')
    return (
      <p className="consent">
        <input id={id} type="checkbox" name={name} value="on" required={required} />
        <label htmlFor={id}>{label}</label> <PrivacyLink context={context} />
      </p>
    )
  const control = { id, name, required, maxLength, autoComplete: autocomplete }
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      {kind === 'text' ? <textarea rows={6} {...control} /> : <input type={TYPES[kind] ?? 'text'} {...control} />}
    </p>
  )
}

/** The link to the privacy notice: that of the `legal` links of the footer which has the name. */
function PrivacyLink({ context: { chrome } }: Props): ReactNode {
  const privacy = chrome.footer.legal.find(({ name }) => name === 'privacy')
  if (!privacy) return null
  return (
    <a href={privacy.link.href} hrefLang={privacy.link.hreflang ?? undefined}>
      {privacy.title}
    </a>
  )
}

/** Email and telephone, in place of the form. */
function ContactLinks({ context: { locale, settings } }: Props): ReactNode {
  const { phone, email } = settings.contact
  return (
    <p className="actions">
      <a className="button" href={`mailto:${email}`}>
        {email}
      </a>
      <a className="button" href={telLink(phone).href}>
        {formatPhone(phone, locale)}
      </a>
    </p>
  )
}
