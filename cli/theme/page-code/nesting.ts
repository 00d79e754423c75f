import type { ESTree } from 'rolldown/utils'
import type { Found } from './finding.ts'
import { childrenOf, type Element } from './shown-in.ts'
import { tagName } from './tags.ts'

/** Elements whose start tag ends an open paragraph when a browser reads it. */
export const ENDS_PARAGRAPH: ReadonlySet<string> = new Set(
  'address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section summary table ul'.split(
    ' ',
  ),
)

/** Elements inside which a browser begins anew, and drawings, which have rules of their own. */
const APART = new Set('button caption iframe object svg table td template th'.split(' '))

/** The elements in another one that may not contain them: browsers end that one before them, so what is styled is not there. */
export function misplacedIn(outer: ESTree.JSXElement): Found[] {
  const name = tagName(outer.openingElement)
  if (name === undefined) return []
  const isMisplaced = name === 'p' ? (tag: string) => ENDS_PARAGRAPH.has(tag) : (tag: string) => tag === name
  return ['p', 'a', 'button', 'form'].includes(name) ? found(outer, name, isMisplaced) : []
}

function found(element: Element, outer: string, isMisplaced: (tag: string) => boolean): Found[] {
  return childrenOf(element).flatMap((child) => {
    const tag = child.type === 'JSXElement' ? tagName(child.openingElement) : undefined
    // What a component does with its children is not known.
    if (tag === undefined) return []
    if (isMisplaced(tag)) return [{ kind: 'nesting', what: `<${tag}> in <${outer}>`, start: child.start }]
    return APART.has(tag) ? [] : found(child, outer, isMisplaced)
  })
}
