/** What a field holds: it decides the control in the page and the check in browser and receiver. */
export type FieldKind = 'line' | 'text' | 'email' | 'phone' | 'count' | 'date' | 'consent'

/** One field of a form, written once: its control, the browser's own check and the receiver's check all come from here. */
export interface FormField {
  readonly name: string
  readonly kind: FieldKind
  readonly required: boolean
  /** Most characters; a longer text is refused and not cut. */
  readonly maxLength: number
  /** Value of the attribute `autocomplete` (WCAG 1.3.5). */
  readonly autocomplete?: string
}

/** A form of the site. */
export interface FormDefinition {
  readonly fields: readonly FormField[]
  /** Name of the hidden field that tells what the form is about: the key of an event or a job; empty for none. */
  readonly subject: string
  /** Name of the field for files, where the form takes some. */
  readonly files?: string
}

/** Longest address that mail can carry (RFC 5321, 4.5.3.1.3). */
const EMAIL = 254
const NAME = 100
const TEXT = 4000

const field = (name: string, kind: FieldKind, maxLength: number, more: Partial<FormField> = {}): FormField => ({
  name,
  kind,
  required: true,
  maxLength,
  ...more,
})

/** The forms that a site can have, by name: the last part of the address that they post to by default. */
export const FORMS = {
  /** The nine fields of the specification, in its order. */
  'event-request': {
    subject: 'event',
    fields: [
      field('firstname', 'line', NAME, { autocomplete: 'given-name' }),
      field('lastname', 'line', NAME, { autocomplete: 'family-name' }),
      field('function', 'line', NAME, { autocomplete: 'organization-title' }),
      field('company', 'line', NAME, { autocomplete: 'organization' }),
      field('email', 'email', EMAIL, { autocomplete: 'email' }),
      field('participants', 'count', 4),
      field('date', 'date', 10),
      field('message', 'text', TEXT, { required: false }),
      field('dataprotection', 'consent', 2),
    ],
  },
  application: {
    subject: 'job',
    files: 'attachments',
    fields: [
      field('firstname', 'line', NAME, { autocomplete: 'given-name' }),
      field('lastname', 'line', NAME, { autocomplete: 'family-name' }),
      field('email', 'email', EMAIL, { autocomplete: 'email' }),
      field('phone', 'phone', 40, { required: false, autocomplete: 'tel' }),
      field('message', 'text', TEXT, { required: false }),
      field('dataprotection', 'consent', 2),
    ],
  },
} as const satisfies Record<string, FormDefinition>

export type FormName = keyof typeof FORMS
export const FORM_NAMES = Object.keys(FORMS) as readonly FormName[]

/** A form by name, as a plain definition. */
export function formOf(name: FormName): FormDefinition {
  return FORMS[name]
}

/**
 * Fields that every form carries beside its own.
 * `locale`: language of the page. `website`: a trap, hidden from people; who fills it in is a machine. `elapsed`: milliseconds
 * from the opening of the document to the sending, and `submission`: a random id that a repeated sending shares; a script
 * fills both in, and without one they are empty.
 */
export const HIDDEN_FIELDS = ['locale', 'website', 'elapsed', 'submission'] as const
