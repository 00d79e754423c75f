import type { ReactNode } from 'react'
import { formatDate, targetOf } from 'kartograf'
import type { Context } from '../../context.ts'
import { applicationForm } from '../../forms/forms.ts'
import { AskPanel } from '../../components/ask-panel/AskPanel.tsx'
import { EntrySection } from '../../components/entry/EntrySection.tsx'
import { FormPanel } from '../../components/form/FormPanel.tsx'
import { mailLink } from '../../components/link/links.ts'
import type { JobView } from './collection.ts'

interface Props {
  readonly job: JobView['job']
  readonly context: Context
}

/** How to apply for a job: the form, or email and telephone if no receiver is configured. */
export function JobApplication({ job, context }: Props): ReactNode {
  const { t, locale, settings, page } = context
  const { name, role, email } = job.contact
  const heading = t('job.applyHeading')
  const text = t('job.applyText', { name, role, date: formatDate(job.validThrough, locale) })
  const { endpoint } = targetOf(applicationForm.name, settings)

  if (endpoint === null) {
    const action = { label: t('job.apply'), href: mailLink(email, t('job.subject', { title: job.title })) }
    return <AskPanel id="apply" heading={heading} text={text} action={action} context={context} />
  }
  const form = { endpoint, email, subject: page.route.key, submit: t('job.apply'), sent: sentOf(job, context) }
  return (
    <EntrySection id="apply" tone="sunken" className="section-aside" isForm heading={heading} lead={text}>
      <FormPanel island="ApplicationForm" form={applicationForm} page={form} person={undefined} context={context} />
    </EntrySection>
  )
}

/** The application process, taken from the page's own list of steps. */
function sentOf({ contact, process: [step] }: Props['job'], { t }: Context) {
  const next = step ? t('job.sent.next', { title: step.title, duration: step.duration }) : t('job.sent.reply')
  return { heading: t('job.sent.heading'), text: [t('job.sent.confirm', { name: contact.name }), next] }
}
