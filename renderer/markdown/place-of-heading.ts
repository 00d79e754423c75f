import type { Place } from '../definitions/issue.ts'
import { headingIds } from './heading-id.ts'
import { textOf } from './index-mdast.ts'
import { parseWithReference } from './parser.ts'
import { walkMdast } from './walk.ts'

/** Where a text has the heading with this id, from line and column 1; undefined if there is none. */
export function placeOfHeading(body: string, id: string): Place | undefined {
  const idOf = headingIds()
  let place: Place | undefined
  walkMdast(parseWithReference(body), (node) => {
    if (node.type !== 'heading' || node.depth === 1 || idOf(textOf(node)) !== id) return
    place ??= node.position?.start
  })
  return place && { line: place.line, column: place.column }
}
