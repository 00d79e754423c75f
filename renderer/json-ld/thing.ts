import type { JobPart } from '../model/collections.ts'
import type { Markdown } from '../model/fields.ts'
import type { SectionData } from '../model/page.ts'
import type { Question } from '../model/theme.ts'

/** A thing of schema.org, without its context. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string }

/** What of a page only the theme and the Markdown know. */
export interface Words {
  readonly html: (text: Markdown) => string
  readonly jobHeadings: Readonly<Record<JobPart, string>> | undefined
  readonly questionsIn: (section: SectionData) => readonly Question[]
}
