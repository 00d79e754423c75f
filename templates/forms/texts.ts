import type { FormTexts, Translate } from 'kartograf'
import type { MessageKey } from '../context.ts'

type T = Translate<MessageKey>
type Special = FormTexts['special']

const REFUSALS = [
  'duplicate',
  'spam',
  'forbidden',
  'too-large',
  'too-many-requests',
  'malformed',
  'timeout',
  'busy',
  'unsupported',
  'failed',
] as const
const PERSON = ['firstname', 'lastname', 'email'] as const
const EVENT = ['function', 'company', 'participants', 'date'] as const
const APPLICATION = ['phone', 'attachments'] as const

/** Texts of the request for an event. */
export const eventTexts = (t: T): FormTexts =>
  textsOf(t, EVENT, { date: { 'too-early': t('form.error.dateTooEarly') } })

/** Texts of the application for a job. */
export const applicationTexts = (t: T): FormTexts =>
  textsOf(t, APPLICATION, {
    attachments: {
      'wrong-type': t('form.error.filesType'),
      'too-many': t('form.error.filesTooMany', { max: '{max}' }),
      'too-large': t('form.error.filesTooLarge'),
    },
  })

/** The texts that every form has, and those of its own fields. */
function textsOf(t: T, own: typeof EVENT | typeof APPLICATION, special: Special): FormTexts {
  const label = (field: (typeof PERSON | typeof own)[number] | 'message') => t(`form.label.${field}`)
  const error = (field: (typeof PERSON | typeof own)[number]) => t(`form.error.${field}`)
  return {
    tooLong: t('form.error.tooLong', { max: '{max}' }),
    summary: t('form.summary'),
    back: t('form.back'),
    refusals: each(REFUSALS, (refusal) => t(`form.refusal.${refusal}`)),
    labels: {
      ...each([...PERSON, 'message'], label),
      dataprotection: t('form.consent', { link: t('form.consentLink') }),
      ...each(own, label),
    },
    errors: {
      ...each(PERSON, error),
      ...each(['message', 'dataprotection'], () => t('form.error.text')),
      ...each(own, error),
    },
    special: { email: { invalid: t('form.error.emailInvalid') }, ...special },
  }
}

function each<Key extends string>(keys: readonly Key[], textOf: (key: Key) => string): Record<Key, string> {
  // `fromEntries` forgets which keys there are.
  return Object.fromEntries(keys.map((key) => [key, textOf(key)])) as Record<Key, string>
}
