import type { ReactNode, SelectHTMLAttributes } from 'react'
import type { FieldKind, FormField } from 'kartograf'
import { Message } from './Message.tsx'
import type { FormProps } from './form-props.ts'

interface Props {
  readonly field: FormField
  readonly id: string
  readonly label: string
  /** For a `choice`: the words of its values. */
  readonly choices: Readonly<Record<string, string>> | undefined
  /** Words for a field that may stay empty. */
  readonly optional: string
  readonly hint: string | undefined
  readonly message: string | undefined
  /** First day that may be chosen, once a script knows the day. */
  readonly firstDay: string | undefined
}

/**
 * One field with its label, hint and message. Nothing controls its value: what was typed before the script came, or filled
 * in again after a reload, stays.
 */
export function Field({ field, id, label, choices, optional, hint, message, firstDay }: Props): ReactNode {
  const { name, kind, required, maxLength, autocomplete } = field
  const attributes = {
    id,
    name,
    required,
    autoComplete: autocomplete,
    'aria-invalid': message === undefined ? undefined : true,
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
        <input {...attributes} {...controlOf(kind, maxLength)} min={kind === 'date' ? firstDay : minOf(kind)} />
      )}
    </div>
  )
}

interface ChoicesProps {
  readonly attributes: SelectHTMLAttributes<HTMLSelectElement>
  readonly values: readonly string[]
  readonly words: Readonly<Record<string, string>>
}

/** No choice comes first: it is what the field holds until somebody chooses. */
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

/** Ids of what explains a field, as `aria-describedby` wants them. */
export function describedBy(id: string, hint: string | undefined, message: string | undefined): string | undefined {
  const ids = [...(hint === undefined ? [] : [`${id}-hint`]), ...(message === undefined ? [] : [`${id}-message`])]
  return ids.length > 0 ? ids.join(' ') : undefined
}

function minOf(kind: FieldKind): number | undefined {
  return kind === 'count' ? 1 : undefined
}

/** The attributes by which a browser without script checks the same as we do. */
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
      // Without a last day browsers let years of five and six digits in.
      return { type: 'date', max: '9999-12-31' }
    case 'consent':
      return { type: 'checkbox' }
  }
}

interface ConsentProps {
  readonly name: string
  readonly id: string
  readonly consent: FormProps['consent']
  /** The whole sentence: what the link tells besides is no part of the box's name. */
  readonly label: string
  readonly message: string | undefined
}

/** The box for the privacy notice: empty at first. Its link opens another tab, so that what was typed stays. */
export function Consent({ name, id, consent, label, message }: ConsentProps): ReactNode {
  const { before, link, hint, after } = consent

  return (
    <div className="field" data-kind="consent">
      {message !== undefined && <Message id={`${id}-message`}>{message}</Message>}
      <input
        id={id}
        name={name}
        type="checkbox"
        required
        aria-label={label}
        aria-invalid={message === undefined ? undefined : true}
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
