import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { FormTexts } from 'kartograf'
import { type Messages, checkForm, faultLine, outcomeOf } from 'kartograf/client'
import { bookingFields } from '../fields.ts'
import { Field } from './Field.tsx'

/** Everything that the form shows, as small JSON from the page. */
export interface BookingProps {
  readonly endpoint: string
  readonly locale: string
  readonly subject: string
  readonly texts: Omit<FormTexts, 'back'>
  readonly privacy: { readonly label: string; readonly href: string }
  readonly words: Readonly<
    Record<'optional' | 'choose' | 'send' | 'sending' | 'sent' | 'sentText' | 'offline' | 'trap', string>
  >
}

type State = 'open' | 'sending' | 'sent'

/** A form that a browser sends by itself. The script checks it with words of our own and sends it without leaving the page. */
export function BookingForm(props: BookingProps): ReactNode {
  const { endpoint, texts, words, privacy } = props
  const id = useId()
  const [state, setState] = useState<State>('open')
  const [faults, setFaults] = useState<Messages>({})
  const [failure, setFailure] = useState<string | null>(null)
  const isAlive = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
  const news = useRef<HTMLDivElement>(null)
  const wrong = bookingFields.fields.filter(({ name }) => faults[name] !== undefined)
  useEffect(() => {
    if (Object.keys(faults).length > 0 || failure !== null || state === 'sent') news.current?.focus()
  }, [faults, failure, state])

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const body = new FormData(event.currentTarget)
    const found = checkForm(bookingFields, body, texts, null, today())
    setFaults(found)
    setFailure(null)
    if (Object.keys(found).length > 0 || state === 'sending') return
    setState('sending')
    const { sent, messages, reason } = await send(endpoint, body, props)
    setState(sent ? 'sent' : 'open')
    setFaults(messages)
    setFailure(reason)
  }

  if (state === 'sent')
    return (
      <div className="form-sent" ref={news} tabIndex={-1} role="status">
        <h3>{words.sent}</h3>
        <p>{words.sentText}</p>
      </div>
    )

  return (
    <form
      className="form"
      method="post"
      action={endpoint}
      noValidate={isAlive}
      onSubmit={(event) => void submit(event)}
    >
      <div ref={news} tabIndex={-1} role="alert" className="form-news">
        {failure}
        {wrong.length > 0 && (
          <>
            <p>{texts.summary}</p>
            <ul>
              {wrong.map(({ name }) => (
                <li key={name}>
                  <a href={`#${id}${name}`}>{faultLine(texts, name, faults[name])}</a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {bookingFields.fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          id={`${id}${field.name}`}
          texts={texts}
          words={words}
          message={faults[field.name]}
        >
          {field.kind === 'consent' && privacy.href !== '' && <a href={privacy.href}>{privacy.label}</a>}
        </Field>
      ))}
      <input type="hidden" name="locale" value={props.locale} />
      <input type="hidden" name={bookingFields.subject} value={props.subject} />
      <input type="hidden" name="elapsed" />
      <input type="hidden" name="submission" />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={`${id}website`}>{words.trap}</label>
        <input id={`${id}website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <button className="button" type="submit" aria-disabled={state === 'sending' || undefined}>
        {state === 'sending' ? words.sending : words.send}
      </button>
    </form>
  )
}

interface Sent {
  readonly sent: boolean
  readonly messages: Messages
  readonly reason: string | null
}

async function send(endpoint: string, form: FormData, { texts, words }: BookingProps): Promise<Sent> {
  const body = new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  body.set('elapsed', String(Math.round(performance.now())))
  try {
    const answer = await fetch(endpoint, { method: 'POST', headers: { Accept: 'application/json' }, body })
    const outcome = outcomeOf(answer.status, await answer.text())
    if (outcome.kind === 'sent') return { sent: true, messages: {}, reason: null }
    if (outcome.kind === 'invalid') return { sent: false, messages: outcome.messages, reason: null }
    const refusal =
      outcome.kind === 'refused' ? (outcome.message ?? texts.refusals[outcome.error]) : texts.refusals.failed
    return { sent: false, messages: {}, reason: refusal }
  } catch {
    // Nothing came back: the line is down, or the server is.
    return { sent: false, messages: {}, reason: words.offline }
  }
}

/** The day on the visitor's calendar. */
function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** Whether the script lives never changes once it does. */
function nothing(): () => void {
  return () => undefined
}
