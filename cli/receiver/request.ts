import type { Locale } from '../../i18n/locales.ts'
import type { FormValues } from '../../renderer/forms/validate.ts'

/** A file that came with a request. */
export interface StoredAttachment {
  /** As the visitor's file is called; never used as a path. */
  readonly name: string
  /** As it is called beside `request.json`. */
  readonly file: string
  /** Bytes. */
  readonly size: number
  readonly sha256: string
  /** Ending of the name, lower case: `pdf`. */
  readonly type: string
}

/** A request as it is kept. It holds nothing of the visitor but what was typed: no address, no browser. */
export interface StoredRequest {
  /** Digest of all that was sent: the same request has the same id, so that it is taken once. */
  readonly id: string
  readonly form: string
  readonly locale: Locale
  /** What the form is about: the key of an entry, or the path of the page that the visitor asked from; empty for none. */
  readonly subject: string
  /** ISO 8601, by the receiver's clock. */
  readonly received: string
  readonly values: FormValues
  /** By field: SHA-256 of the text that was agreed to, as `forms.json` has it. Requests of earlier versions have none. */
  readonly consents?: Readonly<Record<string, string>>
  readonly attachments: readonly StoredAttachment[]
}

/** A request that is being gathered. Nobody sees anything of it before `publish`. */
export interface Draft {
  /** Keeps a file while it arrives. Fails as the chunks fail. */
  readonly addFile: (
    ending: string,
    chunks: AsyncIterable<Uint8Array>,
  ) => Promise<Pick<StoredAttachment, 'file' | 'size' | 'sha256'>>
  /** Makes the request visible as a whole, in one step; false when there is one of the same id, which stays. */
  readonly publish: (request: StoredRequest) => Promise<boolean>
  /** Removes everything that was gathered, if it was not published. */
  readonly discard: () => Promise<void>
}

/** Where requests are kept. */
export interface RequestStore {
  readonly open: () => Draft
}
