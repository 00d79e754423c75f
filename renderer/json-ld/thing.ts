import type { Question } from '../model/collection.ts'
import type { Markdown } from '../model/fields.ts'
import type { SectionData } from '../model/page.ts'

/** What of a page only the theme and the Markdown know. */
export interface Words {
  readonly html: (text: Markdown) => string
  readonly questionsIn: (section: SectionData) => readonly Question[]
}
