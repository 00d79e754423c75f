import type { FormTexts } from '../../renderer/forms/contract.ts'
import type { Translate } from '../../renderer/model/context.ts'
import type { MessageKey } from '../context.ts'

type T = Translate<MessageKey>

/** Texts of the request for an event. */
export function eventTexts(t: T): FormTexts {
  const person = personTexts(t)
  return {
    ...generalTexts(t),
    labels: {
      ...person.labels,
      function: t('form.label.function'),
      company: t('form.label.company'),
      participants: t('form.label.participants'),
      date: t('form.label.date'),
    },
    errors: {
      ...person.errors,
      function: t('form.error.function'),
      company: t('form.error.company'),
      participants: t('form.error.participants'),
      date: t('form.error.date'),
    },
    special: { ...person.special, date: { 'too-early': t('form.error.dateTooEarly') } },
  }
}

/** Texts of the application for a job. */
export function applicationTexts(t: T): FormTexts {
  const person = personTexts(t)
  return {
    ...generalTexts(t),
    labels: { ...person.labels, phone: t('form.label.phone'), attachments: t('form.label.attachments') },
    errors: { ...person.errors, phone: t('form.error.phone'), attachments: t('form.error.attachments') },
    special: {
      ...person.special,
      attachments: {
        'wrong-type': t('form.error.filesType'),
        'too-many': t('form.error.filesTooMany', { max: '{max}' }),
        'too-large': t('form.error.filesTooLarge'),
      },
    },
  }
}

/** Labels and messages of the fields that every form has. */
function personTexts(t: T): Pick<FormTexts, 'labels' | 'errors' | 'special'> {
  return {
    labels: {
      firstname: t('form.label.firstname'),
      lastname: t('form.label.lastname'),
      email: t('form.label.email'),
      message: t('form.label.message'),
      dataprotection: t('form.consent', { link: t('form.consentLink') }),
    },
    errors: {
      firstname: t('form.error.firstname'),
      lastname: t('form.error.lastname'),
      email: t('form.error.email'),
      message: t('form.error.text'),
      dataprotection: t('form.error.text'),
    },
    special: { email: { invalid: t('form.error.emailInvalid') } },
  }
}

function generalTexts(t: T): Omit<FormTexts, 'labels' | 'errors' | 'special'> {
  return {
    tooLong: t('form.error.tooLong', { max: '{max}' }),
    summary: t('form.summary'),
    back: t('form.back'),
    refusals: {
      duplicate: t('form.refusal.duplicate'),
      spam: t('form.refusal.spam'),
      forbidden: t('form.refusal.forbidden'),
      'too-large': t('form.refusal.tooLarge'),
      'too-many-requests': t('form.refusal.tooMany'),
      malformed: t('form.refusal.malformed'),
      timeout: t('form.refusal.timeout'),
      busy: t('form.refusal.busy'),
      unsupported: t('form.refusal.unsupported'),
      failed: t('form.refusal.failed'),
    },
  }
}
