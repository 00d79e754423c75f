import type { Locale } from '../../i18n/locales.ts'
import type { AttachmentFault, AttachmentLimits } from './attachments.ts'
import type { FormFields } from './fields.ts'
import type { FieldFault } from './validate.ts'

/** A fault of any field: of a value, or of the files. */
export type Fault = FieldFault | AttachmentFault

/** Why a request was refused as a whole. */
export type Refusal =
  | 'invalid'
  | 'duplicate'
  | 'spam'
  | 'forbidden'
  | 'too-large'
  | 'too-many-requests'
  | 'malformed'
  | 'timeout'
  | 'busy'
  | 'unsupported'
  | 'failed'

/** Status code of each answer. */
export const STATUS = {
  invalid: 422,
  duplicate: 409,
  spam: 422,
  forbidden: 403,
  'too-large': 413,
  'too-many-requests': 429,
  malformed: 400,
  timeout: 408,
  busy: 503,
  unsupported: 415,
  failed: 500,
} as const satisfies Record<Refusal, number>

/** Answer of an endpoint to a request with `Accept: application/json`: 201 and the id, or a status of `STATUS` and why. */
export type FormAnswer =
  | { readonly ok: true; readonly id: string }
  | {
      readonly ok: false
      readonly error: Refusal
      /** One sentence for the visitor, in the language of the form. */
      readonly message: string
      /** Faults by field name, with `error: 'invalid'`; the text is the one that the browser shows itself. */
      readonly fields?: Readonly<Record<string, { readonly fault: Fault; readonly message: string }>>
    }

/** Texts of a form in one language: shown by the page, and sent by the receiver. */
export interface FormTexts {
  /** By field name. */
  readonly labels: Readonly<Record<string, string>>
  /** By name of a `choice` and value: what the page shows for it, and a mail about the request. The value of no choice is empty. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** By field name: the message of a missing or wrong value. */
  readonly errors: Readonly<Record<string, string>>
  /** By field name and fault where one message does not fit all: `date` of `too-early`, say; `{max}` as in `tooLong`. */
  readonly special: Readonly<Record<string, Readonly<Partial<Record<Fault, string>>>>>
  /** For a text that is too long; `{max}` is replaced by the number of characters. */
  readonly tooLong: string
  readonly refusals: Readonly<Record<Exclude<Refusal, 'invalid'>, string>>
  /** Above the list of faults. */
  readonly summary: string
  /** Link from a refusal back to the page, where there is no script. */
  readonly back: string
}

/** A form in one language: the tag and the direction of its answers, the page that says thanks, and its texts. */
export interface FormLocale {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly thanks: string
  readonly texts: FormTexts
}

/** One form in `forms.json`: all that a receiver needs to know of the site. */
export interface FormContract extends FormFields {
  /** Where it posts to: a path of the site, or another address. */
  readonly endpoint: string
  readonly attachments: AttachmentLimits | null
  /** Shortest time that a person takes, in milliseconds. */
  readonly minimumElapsed: number
  /** Requests of one address in an hour. */
  readonly hourlyLimit: number
  /** Days after which a stored request is deleted. */
  readonly keepDays: number
  readonly locales: Readonly<Record<Locale, FormLocale>>
}

/** The file `forms.json` of an output. */
export interface FormsFile {
  /** Decides which day is today. */
  readonly timeZone: string
  /** Paths of all pages, where a form is about one of them. */
  readonly pages?: readonly string[]
  readonly forms: readonly FormContract[]
}

/**
 * The message of a field shown apart from it: one that does not name its field gets the label in front. A label that is
 * a sentence (that of the consent) ends without its full stop there.
 */
export function faultLine(texts: Pick<FormTexts, 'labels' | 'errors'>, field: string, message = ''): string {
  return message === texts.errors['message'] ? `${(texts.labels[field] ?? '').replace(/\.$/, '')}: ${message}` : message
}

/** The message of a fault at a field. `max`: the most characters of the field, or the most files; it replaces `{max}`. */
export function faultText(
  texts: Pick<FormTexts, 'errors' | 'special' | 'tooLong' | 'summary'>,
  field: string,
  fault: Fault,
  max?: number,
): string {
  const general = fault === 'too-long' ? texts.tooLong : (texts.errors[field] ?? texts.summary)
  return (texts.special[field]?.[fault] ?? general).replace('{max}', String(max ?? ''))
}
