import { STATUS, type FormAnswer, type Refusal } from './contract.ts'

/** Messages of what is wrong, by field name. */
export type Messages = Readonly<Record<string, string>>

/** Result of sending a form. `message` is null if the answer has no text. */
export type Outcome =
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'invalid'; readonly messages: Messages }
  | { readonly kind: 'refused'; readonly error: Exclude<Refusal, 'invalid'>; readonly message: string | null }
  | { readonly kind: 'unanswered' }

/**
 * Reads an answer. A request that was sent twice has arrived, so `duplicate` is success. An answer that is not JSON comes from
 * something in front of the receiver: its status tells what it can, and nothing but a real answer counts as success.
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
    // An error page of a proxy: the status says what there is to say.
    return null
  }
}

/** The refusals that a proxy can mean by its status. */
function refusalOf(status: number): Exclude<Refusal, 'invalid' | 'duplicate' | 'spam'> {
  const known = (['forbidden', 'too-large', 'too-many-requests', 'unsupported', 'timeout', 'busy'] as const).find(
    (refusal) => STATUS[refusal] === status,
  )
  return known ?? 'failed'
}

/** The refusal that an answer names. One that we do not know is none. */
function refusalIn(answer: FormAnswer | null): Exclude<Refusal, 'invalid'> | null {
  const error = answer?.ok === false ? answer.error : 'invalid'
  return error !== 'invalid' && Object.hasOwn(STATUS, error) ? error : null
}

/** Untrusted: another server may have answered. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
