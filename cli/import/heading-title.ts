import { isImport, isTopHeading, lowered, wordsOf } from './body-lines.ts'
import { textOf } from './entry-files.ts'
import type { ForeignText } from './front-matter.ts'

/**
 * A text whose first heading is its title: the field `title` says it, as it does on the old site, and the page has no second heading of the
 * same words. Empty lines stay in its place, so that lines keep their numbers.
 */
export function withHeadingAsTitle({ data, body, line }: ForeignText): ForeignText {
  const lines = body.split('\n')
  const first = lines.findIndex((text) => text.trim() !== '' && !isImport(text))
  const [text = '', next = ''] = first < 0 ? [] : lines.slice(first)
  const [own, title] = [textOf(data['title']).trim(), titleIn(text, next)]
  if (title === '' || (own !== '' && own !== title)) return { data, body, line }
  const kept = lowered(next, undefined, text) === null ? '' : next
  return { data: { ...data, title }, body: lines.toSpliced(first, 2, '', kept).join('\n'), line }
}

function titleIn(text: string, next: string): string {
  if (!isTopHeading(text, next)) return ''
  return wordsOf((lowered(text, next, undefined) ?? '').replace(/^#+\s+/, '')).trim()
}
