import { useRef, useState, type SubmitEvent } from 'react'
import type { FormFields } from 'kartograf'
import { checkForm, fieldOrder, type Messages, type Outcome } from 'kartograf/client'
import { dayOf } from './use-first-day.ts'
import type { FormProps } from './form-props.ts'
import type { Send } from './send.ts'

/** A form field in the DOM. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The state of a form until it has been sent. */
interface Submission {
  /** Messages by field name. */
  readonly faults: Messages
  /** Number of submits that failed validation. Each one moves the focus. */
  readonly attempts: number
  readonly isSending: boolean
  /** Uploaded fraction, 0 to 1. */
  readonly progress: number
  /** Why sending failed, as a message. */
  readonly failure: string | null
  /** The reference of the sent request, possibly empty; null until sent. */
  readonly sentId: string | null
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Validates one field. Before the first submit, empty fields are not errors. */
  readonly recheck: (control: Control) => void
}

/** Errors and failed submits in one state value, since each update depends on both. */
type Findings = Pick<Submission, 'faults' | 'attempts'>

/** Validates and sends a form. Fields keep their values until it has been received. */
export function useSubmission(definition: FormFields, send: Send, props: FormProps): Submission {
  const { endpoint, texts, files } = props
  const [{ faults, attempts }, setFindings] = useState<Findings>({ faults: {}, attempts: 0 })
  const [isSending, setSending] = useState(false)
  const [progress, setProgress] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [sentId, setSentId] = useState<string | null>(null)
  const submission = useRef('')
  // A ref, because state would not be updated before the second of two quick clicks.
  const busy = useRef(false)

  const check = (form: HTMLFormElement): Messages =>
    checkForm(definition, new FormData(form), texts, files?.limits ?? null, dayOf(new Date()))

  const complain = (found: Messages): void =>
    setFindings((before) => ({ faults: found, attempts: before.attempts + 1 }))

  const settle = (outcome: Outcome): void => {
    if (outcome.kind === 'sent') setSentId(outcome.id)
    else if (outcome.kind !== 'invalid') setFailure(failureOf(outcome, props))
    else if (fieldOrder(definition).some((name) => outcome.messages[name] !== undefined)) complain(outcome.messages)
    else setFailure(texts.refusals.failed)
  }

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const found = check(form)
    setFailure(null)
    if (Object.keys(found).length > 0) return complain(found)
    setFindings((before) => ({ ...before, faults: {} }))
    setProgress(0)
    setSending(true)
    busy.current = true
    submission.current ||= randomId()
    settle(await send(endpoint, bodyOf(form, submission.current, performance.now()), setProgress))
    busy.current = false
    setSending(false)
  }

  return {
    faults,
    attempts,
    isSending,
    progress,
    failure,
    sentId,
    submit: (event) => {
      event.preventDefault()
      if (!busy.current) void submit(event.currentTarget)
    },
    recheck: (control) => {
      const { form, name } = control
      if (form === null) return
      const { [name]: message } = check(form)
      // A delayed check may run after the submit caused by the same click.
      setFindings((now) => afterRecheck(now, control, message))
    },
  }
}

/** The findings with the new message of one field, if it has one. */
function afterRecheck({ faults, attempts }: Findings, control: Control, message: string | undefined): Findings {
  const { [control.name]: _before, ...others } = faults
  const isRight = message === undefined || (attempts === 0 && isEmpty(control))
  return { attempts, faults: isRight ? others : { ...others, [control.name]: message } }
}

/** Whether the field is empty. A partly entered date has no value either, but is an error. */
function isEmpty({ value, validity }: Control): boolean {
  return (validity.valueMissing || value === '') && !validity.badInput
}

/** Form values, including those that only a script can add. */
function bodyOf(form: HTMLFormElement, submission: string, elapsed: number): FormData {
  const body = new FormData(form)
  body.set('submission', submission)
  body.set('elapsed', String(Math.round(elapsed)))
  return body
}

function failureOf(outcome: Exclude<Outcome, { kind: 'sent' | 'invalid' }>, { texts, words }: FormProps): string {
  if (outcome.kind === 'refused') return outcome.message ?? texts.refusals[outcome.error]
  return navigator.onLine ? words.unanswered : words.offline
}

/** `crypto.randomUUID` exists only on secure origins. */
function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
