import type { Blockquote, Nodes, Root } from 'mdast'

/** Kinds of callout, written as on GitHub: `> [!NOTE]`. */
export const CALLOUTS = ['note', 'tip', 'important', 'warning', 'caution'] as const

const CALLOUT = new RegExp(`^\\[!(${CALLOUTS.join('|')})\\][^\\S\\n]*\\n?`, 'i')

/** Turns block quotes that begin with `[!NOTE]` and the like into `<aside class="callout" data-callout="note">`. */
export function remarkCallouts() {
  return (tree: Root): void => {
    walkBlockquotes(tree, (node) => {
      const kind = markCallout(node)
      if (kind === undefined) return
      node.data = { hName: 'aside', hProperties: { className: ['callout'], 'data-callout': kind } }
    })
  }
}

/** Removes the marker from the text of a callout and returns its kind, or undefined for a normal quotation. */
export function markCallout(node: Blockquote): string | undefined {
  const paragraph = node.children[0]
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
  const mark = text?.type === 'text' ? CALLOUT.exec(text.value) : null
  if (paragraph?.type !== 'paragraph' || text?.type !== 'text' || !mark) return undefined
  text.value = text.value.slice(mark[0].length)
  if (text.value === '') paragraph.children.shift()
  if (paragraph.children.length === 0) node.children.shift()
  return mark[1]?.toLowerCase() ?? ''
}

function walkBlockquotes(parent: Extract<Nodes, { children: unknown[] }>, each: (node: Blockquote) => void): void {
  for (const child of parent.children) {
    if (child.type === 'blockquote') each(child)
    if ('children' in child) walkBlockquotes(child, each)
  }
}
