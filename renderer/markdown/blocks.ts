import type { Root } from 'hast'
import type { Place } from '../definitions/issue.ts'

/** A paragraph of its own, in the syntax of generic directives: https://talk.commonmark.org/t/generic-directives-plugins-syntax/444 */
const BLOCK = /^::block\{#([^{}\s]+)\}$/

/** The name of the block that a node of a tree stands for; undefined for other nodes. */
export function blockName(node: Root['children'][number]): string | undefined {
  if (node.type !== 'element' || node.tagName !== 'p' || node.children.length !== 1) return undefined
  const [only] = node.children
  return only?.type === 'text' ? BLOCK.exec(only.value)?.[1] : undefined
}

/** A text without its blocks, for places that show only words. */
export function withoutBlocks(tree: Root): Root {
  return { ...tree, children: tree.children.filter((node) => blockName(node) === undefined) }
}

/** A use of a block, with its line and column (from 1); without a name it would be shown literally. */
export interface BlockUse extends Place {
  readonly written: string
  readonly name: string | undefined
}

const FENCE = /^ {0,3}(```|~~~)/

/**
 * All lines of a Markdown text that look like a use of a block. One is valid at the start of a line, with empty lines around. `first` is
 * the number of the first line in its file.
 */
export function blockUses(source: string, first = 1): BlockUse[] {
  if (!source.includes('::block')) return []
  const lines = source.split('\n')
  let fence: string | undefined
  return lines.flatMap((line, index) => {
    const [, mark] = FENCE.exec(line) ?? []
    if (mark !== undefined && (fence === undefined || fence === mark)) fence = fence === undefined ? mark : undefined
    const column = line.indexOf('::block') + 1
    if (
      fence !== undefined ||
      column === 0 ||
      line
        .slice(0, column - 1)
        .trim()
        .replace(/^[-*+>]$/, '') !== ''
    )
      return []
    const isAlone = [lines[index - 1], lines[index + 1]].every((other) => (other ?? '').trim() === '')
    const [, name] = (isAlone && BLOCK.exec(line.trimEnd())) || []
    return [{ written: line.trim(), name, line: index + first, column }]
  })
}
