import type { AttachmentLimits, FormTexts, Locale } from 'kartograf'
import type { FileSizes } from './file-size.ts'

/** Texts of a form that the receiver does not need. */
export interface FormWords {
  /** Heading of the list of several errors. With `{count}`. */
  readonly summaryOfMany: string
  readonly optional: string
  readonly submit: string
  readonly sending: string
  readonly retry: string
  /** The document title while there are errors; contains `{title}`. */
  readonly errorTitle: string
  /** Label of the spam trap, for people who come across it. */
  readonly trap: string
  readonly failed: string
  readonly kept: string
  readonly direct: string
  readonly offline: string
  readonly unanswered: string
  /** With `{id}`. */
  readonly reference: string
}

/** Texts and limits of a file field. */
export interface FileWords {
  readonly limits: AttachmentLimits
  /** Number separators and unit patterns of the language. */
  readonly sizes: FileSizes
  readonly hint: string
  readonly drop: string
  readonly chosen: string
  /** With `{name}`. */
  readonly remove: string
  /** With `{count}`. */
  readonly count: string
  /** With `{percent}`. */
  readonly uploaded: string
}

/** Props of a form island, as small JSON. */
export interface FormProps {
  readonly endpoint: string
  readonly locale: Locale
  /** Subject of the form: key of the event or job, or path of the page; empty for none. */
  readonly subject: string
  readonly texts: Pick<FormTexts, 'labels' | 'choices' | 'errors' | 'special' | 'tooLong' | 'summary' | 'refusals'>
  readonly words: FormWords
  /** By field name, below the label. */
  readonly hints: Readonly<Record<string, string>>
  /** By field name, what it is filled with at first. */
  readonly values: Readonly<Record<string, string>>
  /** The text around the link to the privacy notice; without a notice, only `before` is used. */
  readonly consent: {
    readonly before: string
    readonly link: { readonly label: string; readonly href: string; readonly hreflang: Locale | null } | null
    /** Describes the link's target for screen readers: a new tab, perhaps another language. */
    readonly hint: string
    readonly after: string
  }
  readonly contact: { readonly phone: string; readonly phoneHref: string; readonly email: string }
  readonly files: FileWords | null
  readonly sent: { readonly heading: string; readonly text: readonly string[] }
}
