import type { Locale } from '../../i18n/locales.ts'
import type { CommonData } from './collections/front-matter.ts'
import type { SourceFile } from './issue.ts'

/** The valid part of an entry with errors. It lets the same run check the rest, and references to the entry resolve. */
export interface Damage {
  /** The valid front matter, with gaps; list indices are those of the file. */
  readonly rest: unknown
  /** The front matter could not be parsed at all, so nothing is known of its fields. */
  readonly isUnread?: true
}

/** One validated content file. */
export interface Entry<D extends CommonData = CommonData> {
  readonly collection: string
  /** Folder below the collection, `tours/guided-tour`; the same in all languages. */
  readonly key: string
  readonly locale: Locale
  /** Set on a copy that replaces a missing translation: the language of the text. */
  readonly copyOf?: Locale
  readonly data: D
  /** Markdown below the front matter. */
  readonly body: string
  readonly bodyLine: number
  readonly file: SourceFile
  /** Set if the file has (reported) errors: the site cannot be built, but the rest of the entry is checked. */
  readonly damage?: Damage
}
