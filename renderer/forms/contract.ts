import type { Locale } from '../../i18n/locales.ts'
import type { AttachmentFault, AttachmentLimits } from './attachments.ts'
import type { FormFields } from './fields.ts'
import type { FieldFault } from './validate.ts'

/** An error of a field: of its value, or of its files. */
export type Fault = FieldFault | AttachmentFault

/** Why a request as a whole was rejected. */
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

/** HTTP status of each response. */
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

/** Response to a request with `Accept: application/json`: 201 and the id, or the error with its status from `STATUS`. */
export type FormAnswer =
  | { readonly ok: true; readonly id: string }
  | {
      readonly ok: false
      readonly error: Refusal
      /** One sentence for the visitor, in the language of the form. */
      readonly message: string
      /** Messages by field name, with `error: 'invalid'`. The texts are those that the browser shows itself. */
      readonly fields?: Readonly<Record<string, { readonly fault: Fault; readonly message: string }>>
    }

/** Texts of a form in one language, used by the page and the receiver. */
export interface FormTexts {
  /** By field name. */
  readonly labels: Readonly<Record<string, string>>
  /** Labels of the values of each `choice` field, used by the page and by mails about requests. The value of no choice is empty. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** By field name: the message for a missing or invalid value. */
  readonly errors: Readonly<Record<string, string>>
  /** By field name and error: messages for specific errors, such as `too-early` of `date`; `{max}` as in `tooLong`. */
  readonly special: Readonly<Record<string, Readonly<Partial<Record<Fault, string>>>>>
  /** For texts that are too long; `{max}` is replaced by the maximum length. */
  readonly tooLong: string
  readonly refusals: Readonly<Record<Exclude<Refusal, 'invalid'>, string>>
  /** Heading of the list of errors. */
  readonly summary: string
  /** Link from an error back to the page, without script. */
  readonly back: string
}

/** A form in one language: language tag and direction of responses, home page, thank-you page, and texts. */
export interface FormLocale {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** The paths of all pages in the language begin with this one. */
  readonly home: string
  readonly thanks: string
  readonly texts: FormTexts
}

/** One form in `forms.json`: everything that a receiver needs to know about the site. */
export interface FormContract extends FormFields {
  /** Endpoint: a path of the site or an external URL. */
  readonly endpoint: string
  readonly attachments: AttachmentLimits | null
  /** Minimum time to fill in the form, in milliseconds. */
  readonly minimumElapsed: number
  /** Maximum requests per hour from one IP address. */
  readonly hourlyLimit: number
  /** Days after which a stored request is deleted. */
  readonly keepDays: number
  readonly locales: Readonly<Record<Locale, FormLocale>>
}

/** The file `forms.json` of an output. */
export interface FormsFile {
  /** Decides the current date. */
  readonly timeZone: string
  /** Paths of all pages, without the path of the base URL, if a form is about the page that visitors come from. */
  readonly pages?: readonly string[]
  readonly forms: readonly FormContract[]
}

/**
 * The message of a field for the list of errors. The label is prepended unless the message contains it; a label that is a sentence (the
 * consent) loses its full stop.
 */
export function faultLine(texts: Pick<FormTexts, 'labels' | 'errors'>, field: string, message = ''): string {
  return message === texts.errors['message'] ? `${(texts.labels[field] ?? '').replace(/\.$/, '')}: ${message}` : message
}

/** The message of an error. `max` is the maximum number of characters or files; it replaces `{max}`. */
export function faultText(
  texts: Pick<FormTexts, 'errors' | 'special' | 'tooLong' | 'summary'>,
  field: string,
  fault: Fault,
  max?: number,
): string {
  const general = fault === 'too-long' ? texts.tooLong : (texts.errors[field] ?? texts.summary)
  return (texts.special[field]?.[fault] ?? general).replace('{max}', String(max ?? ''))
}
