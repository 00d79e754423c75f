/** Kind of a field, which decides its control and checks. */
export type FieldKind = 'line' | 'text' | 'email' | 'phone' | 'count' | 'date' | 'choice' | 'consent'

/** A field of a form. Its control, and the checks in browser and receiver derive from this. */
export interface FormField {
  readonly name: string
  readonly kind: FieldKind
  readonly required: boolean
  /** Name of a field that makes this one required once it has a value: a call needs a number. */
  readonly neededBy?: string
  /** Maximum characters; longer texts are rejected, not truncated. */
  readonly maxLength: number
  /** Value of the attribute `autocomplete` (WCAG 1.3.5). */
  readonly autocomplete?: string
  /** For `choice`: the possible values. */
  readonly choices?: readonly string[]
}

/** A form without texts: what page, browser and receiver need for checks. */
export interface FormFields {
  /** Lower-case letters and hyphens: `booking-request`. Folder of the stored requests, and in the settings `forms.bookingRequest`. */
  readonly name: string
  readonly fields: readonly FormField[]
  /** Name of a hidden field with the subject of the form: the key of an entry. */
  readonly subject?: string
  /**
   * Whether the subject is the page that the visitor came from. Its path is in the query of the form's URL: `?about=/en/prices/` if
   * `subject` is `about`.
   */
  readonly isAboutPage?: boolean
  /** Name of the file field, if the form has one. */
  readonly files?: string
}

/** Default maximum characters by kind. That of email addresses is from RFC 5321, 4.5.3.1.3. */
const MAX_LENGTH: Readonly<Record<FieldKind, number>> = {
  line: 100,
  text: 4000,
  email: 254,
  phone: 40,
  count: 4,
  date: 10,
  choice: 100,
  consent: 2,
}

/** A required field of a kind; `more` overrides properties. */
export function formField(name: string, kind: FieldKind, more: Partial<FormField> = {}): FormField {
  return { name, kind, required: true, maxLength: MAX_LENGTH[kind], ...more }
}

/**
 * Fields that every form has in addition to its own. `locale`: language of the page. `website`: a spam trap hidden from people. `elapsed`:
 * milliseconds between opening the document and sending. `submission`: a random id that stays the same when sending is repeated. The last
 * two are set by a script, and empty without one.
 */
export const HIDDEN_FIELDS = ['locale', 'website', 'elapsed', 'submission'] as const
