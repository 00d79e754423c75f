import type { Locale } from '../../i18n/locales.ts'
import type { FormValues } from '../../renderer/forms/validate.ts'

/** A file sent with a request. */
export interface StoredAttachment {
  /** The name of the visitor's file; never used as a path. */
  readonly name: string
  /** Its name beside `request.json`. */
  readonly file: string
  /** Bytes. */
  readonly size: number
  readonly sha256: string
  /** Extension, lower case: `pdf`. */
  readonly type: string
}

/** A stored request. Of the visitor it contains only what was typed: no address, no browser. */
export interface StoredRequest {
  /** Digest of everything sent. Equal requests have equal ids, so that each is stored once. */
  readonly id: string
  readonly form: string
  readonly locale: Locale
  /** The subject of the form: the key of an entry, or the path of the page that the visitor came from; empty if there is none. */
  readonly subject: string
  /** ISO 8601, from the clock of the receiver. */
  readonly received: string
  readonly values: FormValues
  /**
   * SHA-256 of each accepted consent text, by field, as in `forms.json`. Missing in requests of earlier versions, and where the form was in a
   * language that the site does not have.
   */
  readonly consents?: Readonly<Record<string, string>>
  readonly attachments: readonly StoredAttachment[]
}

/** A request that is being received, invisible before `publish`. */
export interface Draft {
  /** Stores a file as it arrives. Fails if the chunks fail. */
  readonly addFile: (
    ending: string,
    chunks: AsyncIterable<Uint8Array>,
  ) => Promise<Pick<StoredAttachment, 'file' | 'size' | 'sha256'>>
  /** Makes the request visible in one step. Returns false if one with the same id exists, which is kept. */
  readonly publish: (request: StoredRequest) => Promise<boolean>
  /** Removes everything stored so far, unless it was published. */
  readonly discard: () => Promise<void>
}

/** Storage of requests. */
export interface RequestStore {
  readonly open: () => Draft
}
