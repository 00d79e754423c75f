/** Kind of a field: decides the control in the page and the checks in browser and receiver. */
export type FieldKind = 'line' | 'text' | 'email' | 'phone' | 'count' | 'date' | 'choice' | 'consent'

/** One field of a form, written once: its control, the browser's own check and the receiver's check all come from here. */
export interface FormField {
  readonly name: string
  readonly kind: FieldKind
  readonly required: boolean
  /** Name of a field that makes this one required as soon as it holds something: a wish to be called needs a number. */
  readonly neededBy?: string
  /** Most characters; a longer text is refused and not cut. */
  readonly maxLength: number
  /** Value of the attribute `autocomplete` (WCAG 1.3.5). */
  readonly autocomplete?: string
  /** For `choice`: the values, one of which is sent. */
  readonly choices?: readonly string[]
}

/** A form without its words: what page, browser and receiver check by. */
export interface FormFields {
  /** Lower-case letters and hyphens: `booking-request`. Folder of the stored requests, and in the settings `forms.bookingRequest`. */
  readonly name: string
  readonly fields: readonly FormField[]
  /** Name of a hidden field with what the form is about: the key of an entry. */
  readonly subject?: string
  /**
   * The form is about the page that a visitor asks from. Its path comes in the query of the form's address,
   * `?about=/en/prices/` where `subject` is `about`.
   */
  readonly isAboutPage?: boolean
  /** Name of the field for files, where the form takes some. */
  readonly files?: string
}

/** Most characters of a field of each kind. An address is as long as mail can carry (RFC 5321, 4.5.3.1.3). */
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

/** A required field of a kind; `more` says what is different about it. */
export function formField(name: string, kind: FieldKind, more: Partial<FormField> = {}): FormField {
  return { name, kind, required: true, maxLength: MAX_LENGTH[kind], ...more }
}

/**
 * Fields that every form carries beside its own.
 * `locale`: language of the page. `website`: a trap, hidden from people; who fills it in is a machine. `elapsed`: milliseconds
 * from the opening of the document to the sending, and `submission`: a random id that a repeated sending shares; a script
 * fills both in, and without one they are empty.
 */
export const HIDDEN_FIELDS = ['locale', 'website', 'elapsed', 'submission'] as const
