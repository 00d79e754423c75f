import { type FormTexts, type Translate, defineForm } from 'kartograf'
import type { MessageKey } from '../context.ts'
import { bookingFields } from './fields.ts'

/** The fields with their words: the browser takes the fields alone, from the file beside this one. */
export const bookingForm = defineForm({ ...bookingFields, texts })

function texts(t: Translate<MessageKey>): FormTexts {
  return {
    labels: {
      visit: t('booking.visit'),
      tongue: t('booking.tongue'),
      date: t('booking.date'),
      people: t('booking.people'),
      name: t('booking.name'),
      email: t('booking.email'),
      phone: t('booking.phone'),
      message: t('booking.message'),
      consent: t('booking.consent'),
    },
    choices: {
      visit: { alone: t('booking.visit.alone'), guided: t('booking.visit.guided'), school: t('booking.visit.school') },
      tongue: { ar: t('booking.tongue.ar'), fr: t('booking.tongue.fr') },
    },
    errors: {
      visit: t('booking.error.choice'),
      tongue: t('booking.error.choice'),
      date: t('booking.error.date'),
      people: t('booking.error.people'),
      name: t('booking.error.name'),
      email: t('booking.error.email'),
      phone: t('booking.error.phone'),
      message: t('booking.error.message'),
      consent: t('booking.error.consent'),
    },
    special: { date: { 'too-early': t('booking.error.tooEarly') } },
    tooLong: t('booking.error.tooLong', { max: '{max}' }),
    summary: t('booking.summary'),
    back: t('booking.back'),
    refusals: {
      duplicate: t('booking.refused.duplicate'),
      spam: t('booking.refused.spam'),
      forbidden: t('booking.refused.failed'),
      'too-large': t('booking.refused.failed'),
      'too-many-requests': t('booking.refused.busy'),
      malformed: t('booking.refused.failed'),
      timeout: t('booking.refused.busy'),
      busy: t('booking.refused.busy'),
      unsupported: t('booking.refused.failed'),
      failed: t('booking.refused.failed'),
    },
  }
}
