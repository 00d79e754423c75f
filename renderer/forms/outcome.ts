import { STATUS, type FormAnswer, type Refusal } from './contract.ts'

/** Validation messages by field name. */
export type Messages = Readonly<Record<string, string>>

/** Result of sending a form. `message` is null if the response has no text. */
export type Outcome =
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'invalid'; readonly messages: Messages }
  | { readonly kind: 'refused'; readonly error: Exclude<Refusal, 'invalid'>; readonly message: string | null }
  | { readonly kind: 'unanswered' }

/**
 * Interprets a response. `duplicate` means that the request has been received before, so it is a success. A response that is not JSON comes
 * from a proxy: its status may explain the error, but it never counts as success.
 */
export function outcomeOf(status: number, body: string): Outcome {
  const answer = answerIn(body)
  if (answer?.ok === true) return { kind: 'sent', id: textOf(answer.id) ?? '' }
  if (answer?.error === 'duplicate') return { kind: 'sent', id: '' }
  const messages = Object.entries(answer?.fields ?? {}).flatMap(([name, field]) => {
    const message = textOf(field?.message)
    return message === null ? [] : [[name, message] as const]
  })
  if (messages.length > 0) return { kind: 'invalid', messages: Object.fromEntries(messages) }
  return { kind: 'refused', error: refusalIn(answer) ?? refusalOf(status), message: textOf(answer?.message) }
}

function answerIn(body: string): FormAnswer | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && 'ok' in value ? (value as FormAnswer) : null
  } catch {
    // An error page of a proxy: only the status is useful.
    return null
  }
}

/** The error that the status of a proxy means. */
function refusalOf(status: number): Exclude<Refusal, 'invalid' | 'duplicate' | 'spam'> {
  const known = (['forbidden', 'too-large', 'too-many-requests', 'unsupported', 'timeout', 'busy'] as const).find(
    (refusal) => STATUS[refusal] === status,
  )
  return known ?? 'failed'
}

/** The error in a response, or null if unknown. */
function refusalIn(answer: FormAnswer | null): Exclude<Refusal, 'invalid'> | null {
  const error = answer?.ok === false ? answer.error : 'invalid'
  return error !== 'invalid' && Object.hasOwn(STATUS, error) ? error : null
}

/** Untrusted: another server may have answered. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
