import type { Place } from '../definitions/issue.ts'
import { headingsOfMdast } from './headings.ts'
import { parseWithReference } from './parser.ts'

/** Where a text has the heading with this id, from line and column 1; undefined if there is none. */
export function placeOfHeading(body: string, id: string): Place | undefined {
  const place = headingsOfMdast(parseWithReference(body)).find((heading) => heading.id === id)?.node.position?.start
  return place && { line: place.line, column: place.column }
}
