import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { FormDefinition } from '../../../renderer/forms/fields.ts'
import { checkForm } from './check-form.ts'
import { dayOf } from './days.ts'
import type { FormProps } from './form-props.ts'
import type { Messages, Outcome } from './outcome.ts'
import type { Send } from './send.ts'

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
  /** Checks one field again, once a submit has found something wrong. */
  readonly recheck: (form: HTMLFormElement, name: string) => void
}

/** Checks and sends a form; all that was filled in stays where it is until it has arrived. */
export function useSubmission(definition: FormDefinition, send: Send, props: FormProps): Submission {
  const { endpoint, texts, files } = props
  const [faults, setFaults] = useState<Messages>({})
  const [attempts, setAttempts] = useState(0)
  const [isSending, setSending] = useState(false)
  const [progress, setProgress] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [sentId, setSentId] = useState<string | null>(null)
  const started = useRef(0)
  const submission = useRef('')
  // State comes too late for the second of two quick clicks.
  const busy = useRef(false)

  useEffect(() => {
    started.current = performance.now()
  }, [])

  const check = (form: HTMLFormElement): Messages =>
    checkForm(definition, new FormData(form), texts, files?.limits ?? null, dayOf(new Date()))

  const complain = (found: Messages): void => {
    setFaults(found)
    setAttempts((count) => count + 1)
  }

  const settle = (outcome: Outcome): void => {
    if (outcome.kind === 'sent') setSentId(outcome.id)
    else if (outcome.kind === 'invalid') complain(outcome.messages)
    else setFailure(failureOf(outcome, props))
  }

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const found = check(form)
    setFailure(null)
    if (Object.keys(found).length > 0) return complain(found)
    setFaults({})
    setProgress(0)
    setSending(true)
    busy.current = true
    submission.current ||= randomId()
    settle(await send(endpoint, bodyOf(form, submission.current, performance.now() - started.current), setProgress))
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
    recheck: (form, name) => {
      if (attempts === 0) return
      const { [name]: message } = check(form)
      setFaults(({ [name]: _before, ...others }) => (message === undefined ? others : { ...others, [name]: message }))
    },
  }
}

/** What the form holds, with what only a script knows. */
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
