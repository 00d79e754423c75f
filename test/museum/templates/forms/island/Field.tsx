import type { ReactNode } from 'react'
import type { FormField, FormTexts } from 'kartograf'

interface Props {
  readonly field: FormField
  readonly id: string
  readonly texts: Pick<FormTexts, 'labels' | 'choices'>
  readonly words: { readonly optional: string; readonly choose: string }
  readonly message: string | undefined
  readonly children?: ReactNode
}

/** One field with its label and what is wrong with it. Nothing controls its value. */
export function Field({ field, id, texts, words, message, children }: Props): ReactNode {
  const { name, kind, required } = field
  return (
    <div className="field" data-kind={kind}>
      <label htmlFor={id}>
        {texts.labels[name]}
        {!required && <span className="small"> {words.optional}</span>}
      </label>
      <Control field={field} id={id} texts={texts} choose={words.choose} message={message} />
      {children && <p className="small field-more">{children}</p>}
      {message !== undefined && (
        <p className="field-message" id={`${id}-message`}>
          {message}
        </p>
      )}
    </div>
  )
}

interface ControlProps extends Pick<Props, 'field' | 'id' | 'texts' | 'message'> {
  readonly choose: string
}

function Control({ field, id, texts, choose, message }: ControlProps): ReactNode {
  const { name, kind, required, maxLength, autocomplete, choices = [] } = field
  const attributes = {
    id,
    name,
    required,
    autoComplete: autocomplete,
    'aria-invalid': message === undefined ? undefined : true,
    'aria-describedby': message === undefined ? undefined : `${id}-message`,
  }
  switch (kind) {
    case 'choice':
      return (
        <select {...attributes} defaultValue="">
          <option value="">{choose}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {texts.choices?.[name]?.[choice] ?? choice}
            </option>
          ))}
        </select>
      )
    case 'text':
      return <textarea {...attributes} rows={4} maxLength={maxLength} />
    case 'consent':
      return <input {...attributes} type="checkbox" />
    case 'date':
      return <input {...attributes} type="date" max="9999-12-31" />
    case 'count':
      // As text: a number field takes no digits but 0 to 9.
      return <input {...attributes} type="text" inputMode="numeric" maxLength={maxLength} />
    case 'email':
      return <input {...attributes} type="email" maxLength={maxLength} dir="ltr" />
    case 'phone':
      return <input {...attributes} type="tel" maxLength={maxLength} dir="ltr" />
    case 'line':
      return <input {...attributes} type="text" maxLength={maxLength} />
  }
}
