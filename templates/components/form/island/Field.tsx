import type { ReactNode, SelectHTMLAttributes } from 'react'
import type { FieldKind, FormField } from 'kartograf'
import { Message } from './Message.tsx'
import type { FormProps } from './form-props.ts'

interface Props {
  readonly field: FormField
  readonly id: string
  readonly label: string
  /** Labels of the values of a `choice`. */
  readonly choices: Readonly<Record<string, string>> | undefined
  /** Label of optional fields. */
  readonly optional: string
  readonly hint: string | undefined
  /** What it is filled with at first. */
  readonly value: string | undefined
  readonly message: string | undefined
  /** First selectable day; known only in the browser. */
  readonly firstDay: string | undefined
}

/** One field with its label, hint and message. It is uncontrolled, so values typed before hydration or restored after a reload are kept. */
export function Field({ field, id, label, choices, optional, hint, value, message, firstDay }: Props): ReactNode {
  const { name, kind, required, maxLength, autocomplete } = field
  const attributes = {
    id,
    name,
    required,
    autoComplete: autocomplete,
    // Without it, browsers tell required choices as invalid before anybody has chosen.
    'aria-invalid': message !== undefined,
    'aria-describedby': describedBy(id, hint, message),
  }

  return (
    <div className="field" data-kind={kind}>
      <label htmlFor={id}>
        {label}
        {!required && <span> {optional}</span>}
      </label>
      {hint !== undefined && (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {message !== undefined && <Message id={`${id}-message`}>{message}</Message>}
      {kind === 'text' ? (
        <textarea {...attributes} rows={5} maxLength={maxLength} />
      ) : kind === 'choice' ? (
        <Choices attributes={attributes} values={field.choices ?? []} words={choices ?? {}} />
      ) : (
        <input
          {...attributes}
          {...controlOf(kind, maxLength)}
          defaultValue={value}
          min={kind === 'date' ? firstDay : minOf(kind)}
        />
      )}
    </div>
  )
}

interface ChoicesProps {
  readonly attributes: SelectHTMLAttributes<HTMLSelectElement>
  readonly values: readonly string[]
  readonly words: Readonly<Record<string, string>>
}

/** The empty value comes first and is selected until the visitor chooses. */
function Choices({ attributes, values, words }: ChoicesProps): ReactNode {
  return (
    <select {...attributes}>
      {['', ...values].map((value) => (
        <option key={value} value={value}>
          {words[value] ?? value}
        </option>
      ))}
    </select>
  )
}

/** Ids for the `aria-describedby` of a field. */
export function describedBy(id: string, hint: string | undefined, message: string | undefined): string | undefined {
  const ids = [...(hint === undefined ? [] : [`${id}-hint`]), ...(message === undefined ? [] : [`${id}-message`])]
  return ids.length > 0 ? ids.join(' ') : undefined
}

function minOf(kind: FieldKind): number | undefined {
  return kind === 'count' ? 1 : undefined
}

/** Attributes that make browsers without script apply the same checks. */
function controlOf(kind: Exclude<FieldKind, 'text' | 'choice'>, maxLength: number) {
  switch (kind) {
    case 'line':
      return { type: 'text', maxLength }
    case 'email':
      return { type: 'email', maxLength, inputMode: 'email' as const }
    case 'phone':
      return { type: 'tel', maxLength, inputMode: 'tel' as const }
    case 'count':
      return { type: 'number', max: 10 ** maxLength - 1, step: 1, inputMode: 'numeric' as const }
    case 'date':
      // Without `max`, browsers accept years of five and six digits.
      return { type: 'date', max: '9999-12-31' }
    case 'consent':
      return { type: 'checkbox' }
  }
}

interface ConsentProps {
  readonly name: string
  readonly id: string
  readonly consent: FormProps['consent']
  readonly message: string | undefined
}

/**
 * The checkbox for the privacy notice, unchecked at first and named by the whole sentence, without the extra text of the link. Its link
 * opens a new tab, so that typed values are not lost.
 */
export function Consent({ name, id, consent, message }: ConsentProps): ReactNode {
  const { before, link, hint, after } = consent

  return (
    <div className="field" data-kind="consent">
      {message !== undefined && <Message id={`${id}-message`}>{message}</Message>}
      <input
        id={id}
        name={name}
        type="checkbox"
        required
        aria-label={`${before}${link?.label ?? ''}${after}`}
        aria-invalid={message !== undefined}
        aria-describedby={describedBy(id, undefined, message)}
      />
      <label htmlFor={id}>
        {before}
        {link && (
          <a href={link.href} hrefLang={link.hreflang ?? undefined} target="_blank" rel="noopener">
            {link.label}
            <span className="visually-hidden"> ({hint})</span>
          </a>
        )}
        {after}
      </label>
    </div>
  )
}
