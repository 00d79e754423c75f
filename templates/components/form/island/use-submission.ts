import { useRef, useState, type SubmitEvent } from 'react'
import type { FormFields } from 'kartograf'
import { checkForm, fieldOrder, type Messages, type Outcome } from 'kartograf/client'
import { dayOf } from './use-first-day.ts'
import type { FormProps } from './form-props.ts'
import type { Send } from './send.ts'

/** A field of a form, as the browser has it. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Where a form is between the first look at it and its success. */
export interface Submission {
  /** Messages by field name. */
  readonly faults: Messages
  /** How often a submit has found something wrong: each time the focus goes there. */
  readonly attempts: number
  readonly isSending: boolean
  /** Share of an upload, 0 to 1. */
  readonly progress: number
  /** Why nothing was sent, in words. */
  readonly failure: string | null
  /** The reference of what was sent, which may be empty; null until then. */
  readonly sentId: string | null
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Checks one field. Before the first submit, one that is still empty is none that is wrong. */
  readonly recheck: (control: Control) => void
}

/** What is wrong, and how often a submit has said so: one value, since each is judged by the other. */
type Findings = Pick<Submission, 'faults' | 'attempts'>

/** Checks and sends a form; all that was filled in stays where it is until it has arrived. */
export function useSubmission(definition: FormFields, send: Send, props: FormProps): Submission {
  const { endpoint, texts, files } = props
  const [{ faults, attempts }, setFindings] = useState<Findings>({ faults: {}, attempts: 0 })
  const [isSending, setSending] = useState(false)
  const [progress, setProgress] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [sentId, setSentId] = useState<string | null>(null)
  const submission = useRef('')
  // State comes too late for the second of two quick clicks.
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
      // A check that had to wait comes after the submit that the same click has made.
      setFindings((now) => {
        const { [name]: _before, ...others } = now.faults
        const isRight = message === undefined || (now.attempts === 0 && isEmpty(control))
        return { ...now, faults: isRight ? others : { ...others, [name]: message } }
      })
    },
  }
}

/** Whether nothing was entered. A date that is half entered has no value either, but it is a mistake. */
function isEmpty({ value, validity }: Control): boolean {
  return (validity.valueMissing || value === '') && !validity.badInput
}

/** Values of the form, with those that only a script can add. */
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

/** `crypto.randomUUID` exists on secure origins only. */
function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
