import type { ReactNode } from 'react'
import { formatDate } from '../../i18n/format.ts'
import { Island } from '../../renderer/island.tsx'
import { targetOf } from '../../renderer/forms/settings.ts'
import type { Context } from '../context.ts'
import { applicationForm } from '../forms/forms.ts'
import { AskPanel } from './AskPanel.tsx'
import { EntrySection } from './EntrySection.tsx'
import { formProps } from './form-props.ts'
import { FormWays } from './FormWays.tsx'
import type { JobView } from '../collections/jobs/collection.ts'

interface Props {
  readonly job: JobView['job']
  readonly context: Context
}

/** How to apply for a job: the form, or mail and telephone where nobody receives one. */
export function JobApplication({ job, context }: Props): ReactNode {
  const { t, locale, settings, page } = context
  const { name, role, email } = job.contact
  const heading = t('job.applyHeading')
  const text = t('job.applyText', { name, role, date: formatDate(job.validThrough, locale) })
  const { endpoint } = targetOf(applicationForm.name, settings)

  if (endpoint === null) {
    const href = `mailto:${email}?subject=${encodeURIComponent(t('job.subject', { title: job.title }))}`
    const action = { label: t('job.apply'), href: { kind: 'link', href, external: false, hreflang: null } } as const
    return <AskPanel id="apply" heading={heading} text={text} action={action} context={context} />
  }
  const form = { endpoint, email, subject: page.route.key, submit: t('job.apply'), sent: sentOf(job, context) }
  return (
    <EntrySection id="apply" tone="sunken" className="section-aside" heading={heading} lead={text}>
      <div className="form-panel">
        <Island name="ApplicationForm" props={{ ...formProps(applicationForm, form, context) }} context={context} />
      </div>
      <FormWays person={undefined} email={email} context={context} />
    </EntrySection>
  )
}

/** What happens with an application, as the page's own account of the steps tells it. */
function sentOf({ contact, process: [step] }: Props['job'], { t }: Context) {
  const next = step ? t('job.sent.next', { title: step.title, duration: step.duration }) : t('job.sent.reply')
  return { heading: t('job.sent.heading'), text: [t('job.sent.confirm', { name: contact.name }), next] }
}
