import type { Question } from '../../definitions/collections/collection-outputs.ts'
import type { Markdown } from '../../definitions/fields/markdown.ts'
import type { SectionData } from '../../definitions/page.ts'

/** Facts about a page that only the theme and the Markdown know. */
export interface Words {
  readonly html: (text: Markdown) => string
  readonly questionsIn: (section: SectionData) => readonly Question[]
}
