import { useEffect, useId, useRef, type FocusEvent, type ReactNode } from 'react'
import type { FormFields } from 'kartograf'
import { faultLine, fieldOrder } from 'kartograf/client'
import type { AttachmentsProps } from './Attachments.tsx'
import { Consent } from './Field.tsx'
import { Fields, UnseenFields } from './Fields.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Failure, Sent, Progress } from './Answer.tsx'
import type { FormProps } from './form-props.ts'
import type { Send } from './send.ts'
import { useAfterPress } from './use-after-press.ts'
import { useErrorTitle } from './use-error-title.ts'
import { useFirstDay } from './use-first-day.ts'
import { type Control, useSubmission } from './use-submission.ts'

interface Props {
  readonly definition: FormFields
  readonly send: Send
  readonly props: FormProps
  readonly Attachments?: (props: AttachmentsProps) => ReactNode
  /** Above the fields. */
  readonly children?: ReactNode
}

/**
 * A form that works without script. The script adds its own error messages, sends without leaving the page, and shows the result in place.
 */
export function Form({ definition, send, props, Attachments, children }: Props): ReactNode {
  const { texts, words, files, contact } = props
  const id = useId()
  const summary = useRef<HTMLDivElement>(null)
  const firstDay = useFirstDay()
  const submission = useSubmission(definition, send, props)
  const { faults, attempts, isSending, failure, sentId } = submission
  // Before the first submit, errors are shown only at their fields: a list above the form would push it down.
  const wrong = fieldOrder(definition).filter((field) => attempts > 0 && faults[field] !== undefined)
  const afterPress = useAfterPress()
  useErrorTitle(words.errorTitle, wrong.length > 0)
  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])

  if (sentId !== null) return <Sent sent={props.sent} reference={referenceOf(sentId, words.reference)} />

  const recheck = ({ target }: FocusEvent<HTMLFormElement>): void => {
    if (isControl(target) && target.type !== 'file') afterPress(() => submission.recheck(target))
  }

  return (
    <>
      {wrong.length > 0 && (
        <ErrorSummary
          ref={summary}
          id={`${id}summary`}
          heading={summaryOf(wrong.length, texts.summary, words.summaryOfMany)}
          faults={wrong.map((field) => ({ target: `${id}${field}`, text: faultLine(texts, field, faults[field]) }))}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events that bubble up from its fields */}
      <form
        className="form"
        method="post"
        action={props.endpoint}
        encType={files ? 'multipart/form-data' : undefined}
        noValidate={firstDay !== undefined}
        aria-busy={isSending}
        onSubmit={submission.submit}
        onBlur={recheck}
      >
        {children}
        <Fields definition={definition} id={id} faults={faults} firstDay={firstDay} props={props} />
        {Attachments && files && definition.files !== undefined && (
          <Attachments
            name={definition.files}
            id={`${id}${definition.files}`}
            label={texts.labels[definition.files] ?? ''}
            words={files}
            message={faults[definition.files]}
            onChange={submission.recheck}
          />
        )}
        <Consent
          name="dataprotection"
          id={`${id}dataprotection`}
          consent={props.consent}
          message={faults['dataprotection']}
        />
        <UnseenFields id={id} subject={definition.subject} props={props} />
        <div role="alert">{failure !== null && <Failure text={failure} words={words} contact={contact} />}</div>
        <button className="action action-primary" type="submit" aria-disabled={isSending || undefined}>
          {isSending ? words.sending : failure === null ? words.submit : words.retry}
        </button>
        {isSending && files && <Progress share={submission.progress} text={files.uploaded} label={words.sending} />}
      </form>
      {/* Outside of the form, because screen readers ignore live regions inside a busy element. */}
      <p className="visually-hidden" role="status">
        {isSending && words.sending}
      </p>
    </>
  )
}

/** The heading of the list of errors, with their number if there is more than one. */
function summaryOf(count: number, one: string, many: string): string {
  return count > 1 ? many.replace('{count}', String(count)) : one
}

/** The first characters of an id identify a request and can be read out on the telephone. */
function referenceOf(id: string, words: string): string | null {
  return id === '' ? null : words.replace('{id}', () => id.slice(0, 8))
}

function isControl(element: Element): element is Control {
  return element.matches('input, select, textarea')
}
