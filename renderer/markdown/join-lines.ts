import type { Text } from 'hast'

/** Chinese and Japanese letters and their punctuation. */
const WIDE = String.raw`\p{scx=Bopo}\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\u3000-\u303F\uFF01-\uFF60`
/** Punctuation that is of this width in these languages, but not in others. */
const AMBIGUOUS = '‘’“”…—·'

/** All of these letters, and others: what most texts have none of is found in no time. */
const PERHAPS_WIDE = /[\u2E80-\uFFFF]/

const breakBetween = (letters: string): RegExp => new RegExp(String.raw`\n(?<=[${letters}]\n)(?=[${letters}])`, 'gu')
const BREAK = breakBetween(WIDE)
const BREAK_IN_THEM = breakBetween(WIDE + AMBIGUOUS)

/**
 * Removes the end of a line between Chinese or Japanese letters, which have no space between them: browsers show one. Changes the nodes,
 * which follow each other in a paragraph.
 */
export function joinLines(nodes: readonly Text[], locale: string): void {
  if (!nodes.some(({ value }) => PERHAPS_WIDE.test(value))) return
  const pattern = /^(?:ja|zh)\b/.test(locale) ? BREAK_IN_THEM : BREAK
  for (const [at, node] of nodes.entries()) {
    const before = /.$/su.exec(nodes[at - 1]?.value.slice(-2) ?? '')?.[0] ?? ''
    const after = /^./su.exec(nodes[at + 1]?.value ?? '')?.[0] ?? ''
    const joined = (before + node.value + after).replaceAll(pattern, '')
    node.value = joined.slice(before.length, joined.length - after.length)
  }
}
