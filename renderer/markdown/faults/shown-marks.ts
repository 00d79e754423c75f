import type { Blockquote, Code, Nodes } from 'mdast'
import { CALLOUTS } from '../callouts.ts'
import { type Finding, report, spanOf } from './finding.ts'
import { lostEmphasis } from './lost-emphasis.ts'
import { isOpenFence, isProseAsCode, lostMarks } from './lost-marks.ts'

/** A callout whose type is unknown. */
export function checkCallout(node: Blockquote, found: Finding): void {
  const [paragraph] = node.children
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
  const kind = text?.type === 'text' ? /^\[!([^\]\n]*)\]/.exec(text.value)?.[1] : undefined
  if (!text || kind === undefined || CALLOUTS.some((known) => known === kind.toLowerCase())) return
  report(found, text, 0, {
    code: 'unknown-callout',
    message: `\`[!${kind}]\` is not a type of callout`,
    expected: `one of ${CALLOUTS.map((known) => `[!${known.toUpperCase()}]`).join(', ')}`,
  })
}

/** Brackets left as text: an undefined footnote or reference. Escaped brackets are intended. */
export function checkBrackets(node: Nodes, found: Finding): void {
  const [start, end] = spanOf(node)
  const written = found.source.slice(start, end)
  for (const { 0: whole, index } of written.matchAll(/(?<!\\)\[\^[^\][\s]+\]|(?<![\\!])\[[^[\]]+\]\[[^[\]]+\]/g)) {
    const isNote = whole.startsWith('[^')
    report(found, node, index, {
      code: isNote ? 'undefined-footnote' : 'undefined-reference',
      message: `\`${whole}\` is not defined, so it would be shown literally`,
      expected: isNote
        ? `a line \`${whole}: …\` in the same text, or \`\\${whole}\` to show these characters`
        : `a line \`${/\[[^[]+$/.exec(whole)?.[0] ?? ''}: /path\` in the same text, or [text](/path)`,
    })
  }
}

/** Marks that the parser has left as text, shown as they are. */
export function checkMarks(node: Nodes, found: Finding): void {
  const text = found.source.slice(...spanOf(node))
  for (const { offset, written, reason, expected } of lostMarks(text).concat(lostEmphasis(text)))
    report(found, node, offset, {
      code: 'lost-marks',
      message: `\`${written}\` would be shown literally: ${reason}`,
      expected: `\`${expected}\``,
    })
}

/** A fence without an end turns the rest of the text into code, and so do a tab or four spaces a paragraph. */
export function checkFence(node: Code, found: Finding): void {
  const written = found.source.slice(...spanOf(node))
  if (isProseAsCode(written, node.value))
    report(found, node, 0, {
      code: 'lost-marks',
      message: 'this text would be shown as code, because its line begins with a tab or four spaces',
      expected: 'a line without them; for code, a line ``` above and below',
    })
  if (isOpenFence(written))
    report(found, node, 0, {
      code: 'lost-marks',
      message: 'this code block is not closed, so all text below it would be code',
      expected: 'a line with the same marks as the first, such as ```, below the code',
    })
}
