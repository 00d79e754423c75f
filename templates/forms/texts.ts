import type { FormTexts, Translate } from 'kartograf'
import type { MessageKey } from '../context.ts'

type T = Translate<MessageKey>
/** A field with messages: `form.label.<field>`, and `form.error.<field>` if it is missing. */
type FieldWithTexts = Exclude<FieldOf<MessageKey, 'label'>, 'message' | 'dataprotection'> & FieldOf<MessageKey, 'error'>
type FieldOf<Key, Kind extends string> = Key extends `form.${Kind}.${infer Field}` ? Field : never
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

/** Texts of the contact form. The empty choice comes first. */
export function contactTexts(t: T): FormTexts {
  const special = { phone: { missing: t('form.error.phoneForCall') } }
  const texts = textsOf(t, ['name', 'company', 'topic', 'size', 'call', 'phone'], ['email'], special)
  return { ...texts, labels: { ...texts.labels, phone: t('form.label.callback') }, choices: choicesOf(t) }
}

const choicesOf = (t: T) => ({
  topic: {
    '': t('form.choose'),
    workplace: t('form.topic.workplace'),
    azure: t('form.topic.azure'),
    security: t('form.topic.security'),
    other: t('form.topic.other'),
  },
  size: {
    '': t('form.size.none'),
    small: t('form.size.small'),
    medium: t('form.size.medium'),
    large: t('form.size.large'),
    group: t('form.size.group'),
  },
  call: {
    '': t('form.call.none'),
    morning: t('form.call.morning'),
    noon: t('form.call.noon'),
    afternoon: t('form.call.afternoon'),
  },
})

/** Texts of the event request. */
export const eventTexts = (t: T): FormTexts =>
  textsOf(t, ['function', 'company', 'participants', 'date'], PERSON, {
    date: { 'too-early': t('form.error.dateTooEarly') },
  })

/** Texts of the job application. */
export const applicationTexts = (t: T): FormTexts =>
  textsOf(t, ['phone', 'attachments'], PERSON, {
    attachments: {
      'wrong-type': t('form.error.filesType'),
      'too-many': t('form.error.filesTooMany', { max: '{max}' }),
      'too-large': t('form.error.filesTooLarge'),
    },
  })

/** The texts common to all forms, and those of the given fields. */
function textsOf(
  t: T,
  own: readonly FieldWithTexts[],
  person: readonly FieldWithTexts[],
  special: Special = {},
): FormTexts {
  const label = (field: FieldWithTexts | 'message') => t(`form.label.${field}`)
  const error = (field: FieldWithTexts) => t(`form.error.${field}`)
  return {
    tooLong: t('form.error.tooLong', { max: '{max}' }),
    summary: t('form.summary'),
    back: t('form.back'),
    refusals: each(REFUSALS, (refusal) => t(`form.refusal.${refusal}`)),
    labels: {
      ...each([...person, 'message'], label),
      dataprotection: t('form.label.dataprotection'),
      ...each(own, label),
    },
    errors: {
      ...each(person, error),
      ...each(['message', 'dataprotection'], () => t('form.error.text')),
      ...each(own, error),
    },
    special: { email: { invalid: t('form.error.emailInvalid') }, ...special },
  }
}

function each<Key extends string>(keys: readonly Key[], textOf: (key: Key) => string): Record<Key, string> {
  // `fromEntries` loses the key type.
  return Object.fromEntries(keys.map((key) => [key, textOf(key)])) as Record<Key, string>
}
