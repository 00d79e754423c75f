/** What an island tells that the browser has drawn anew, because it was not what the build had drawn. */
interface HydrationFault {
  readonly error: unknown
  readonly island: HTMLElement
  /** The island as the build has drawn it. */
  readonly before: Node
}

export function isHydrationFault(fault: unknown): fault is HydrationFault {
  return typeof fault === 'object' && fault !== null && 'island' in fault
}

/** Says in words which island differs, where, and how to mend it: React's own message is a number. */
export function hydrationMessage({ island, before }: HydrationFault): string {
  const [built, drawn] = firstDifference(plain(before), plain(island)) ?? []
  const excerpts = built === undefined ? [] : [`  built page: ${cut(built)}`, `  browser:    ${cut(drawn ?? '')}`]
  return [
    `The island ${island.dataset['name']} is not the same in the browser as in the page that was built, so the browser has drawn it anew.`,
    ...excerpts,
    `  hint: ${island.querySelector(MISPLACED) ? NESTING : VALUES}`,
  ].join('\n')
}

const VALUES =
  'what it draws first may depend on its props only; the time, `typeof window`, a random number and what the browser stores belong into `useEffect`'
const NESTING =
  'HTML does not allow an element here in the other one, such as `<div>` in `<p>`; browsers that read the page take it out'

/** Elements that a browser does not leave where they are when it reads them. */
const MISPLACED =
  'p :is(address, article, aside, blockquote, details, div, dl, fieldset, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, main, nav, ol, p, pre, section, table, ul), a a, button button, form form, table > tr, table > :is(div, p, span)'

const LONGEST = 200

function cut(html: string): string {
  return html.length > LONGEST ? `${html.slice(0, LONGEST)}…` : html || '(nothing)'
}

/** A copy without comments, which part texts in a built page only. */
function plain(node: Node): Node {
  const copy = node.cloneNode(true)
  const comments = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT)
  const found: ChildNode[] = []
  while (comments.nextNode()) found.push(comments.currentNode as ChildNode)
  for (const comment of found) comment.remove()
  copy.normalize()
  return copy
}

/** The HTML of the first two nodes that differ; of those around them if one of the two is missing. */
function firstDifference(built: Node, drawn: Node): [built: string, drawn: string] | undefined {
  if (own(built) !== own(drawn)) return [htmlOf(built), htmlOf(drawn)]
  const others = drawn.childNodes
  if (built.childNodes.length !== others.length && !hasInnerDifference(built, drawn))
    return [htmlOf(built), htmlOf(drawn)]
  for (const [index, child] of built.childNodes.entries()) {
    const other = others[index]
    const found = other ? firstDifference(child, other) : ([htmlOf(built), htmlOf(drawn)] as [string, string])
    if (found) return found
  }
  return undefined
}

/** Whether some child differs from the one at the same place, so that the place is nearer than the number of children. */
function hasInnerDifference(built: Node, drawn: Node): boolean {
  return [...built.childNodes].some((child, index) => {
    const other = drawn.childNodes[index]
    return other !== undefined && firstDifference(child, other) !== undefined
  })
}

/** Attributes that React writes in HTML in another way than it sets them. */
const WRITTEN_OTHERWISE = new Set(['checked', 'selected', 'style', 'value'])

/** What a node is without its children. */
function own(node: Node): string {
  if (!(node instanceof Element) || node.localName === 'site-island') return `${node.nodeType} ${node.nodeValue ?? ''}`
  const attributes = [...node.attributes].filter(({ name }) => !WRITTEN_OTHERWISE.has(name))
  return [node.localName, ...attributes.map(({ name, value }) => `${name}=${value}`).toSorted()].join(' ')
}

function htmlOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeValue ?? ''
  return node.localName === 'site-island' ? node.innerHTML : node.outerHTML
}
