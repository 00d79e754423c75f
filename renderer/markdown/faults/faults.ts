import type { Blockquote, Code, Heading, Nodes, Root } from 'mdast'
import type { Place } from '../../definitions/issue.ts'
import { CALLOUTS } from '../callouts.ts'
import { knowsLanguage } from '../highlight/highlight.ts'
import { faultsOfHtml, NO_ALT } from './html-faults.ts'
import { isHeadingByHyphens, isOpenFence, isProseAsCode, lostMarks } from './lost-marks.ts'
import { type Footnotes, type UnseenPart, unseenCells, unseenNotes } from '../unseen-text.ts'
import { walkMdast } from '../walk.ts'

/** Mistakes in a text that would show up in the page. */
export interface MarkdownFault extends Place {
  readonly code:
    | 'missing-alt'
    | 'unknown-callout'
    | 'undefined-footnote'
    | 'undefined-reference'
    | 'removed-attribute'
    | 'removed-html'
    | 'heading-jump'
    | 'unknown-code-language'
    | 'lost-marks'
    | 'lost-text'
    | 'text-too-large'
    | 'text-too-deep'
  readonly message: string
  readonly expected: string
  readonly hint?: string
}

/** Part of a text, as offsets. */
type Span = readonly [start: number, end: number]

/** What is found in the tree of the parser, which still knows the positions. */
export interface FoundInMarkdown {
  readonly faults: readonly MarkdownFault[]
  /** Ranges of code, where braces are not facts. */
  readonly code: readonly Span[]
  /** The first heading, if it is below level 2. */
  readonly deepStart?: (Place & { readonly depth: number }) | undefined
}

interface Finding extends FoundInMarkdown {
  readonly source: string
  readonly faults: MarkdownFault[]
  readonly code: Span[]
  readonly footnotes: Footnotes
  /** Level of the last heading. */
  depth: number
  deepStart?: FoundInMarkdown['deepStart']
}

/** Checks the parser's tree of a text in one walk. */
export function findInMarkdown(tree: Root, source: string): FoundInMarkdown {
  const { check, found } = finderIn(source)
  walkMdast(tree, check)
  return found()
}

/** For callers that walk the tree themselves: `found` is to be called once `check` has been for every node in order. */
export function finderIn(source: string): {
  readonly check: (node: Nodes) => void
  readonly found: () => FoundInMarkdown
} {
  const finding: Finding = { source, faults: [], code: [], footnotes: { notes: [], used: new Set() }, depth: 0 }
  return {
    check: (node) => check(node, finding),
    found: () => {
      for (const part of unseenNotes(finding.footnotes)) reportUnseen(part, finding)
      return finding
    },
  }
}

function check(node: Nodes, found: Finding): void {
  switch (node.type) {
    case 'image':
    case 'imageReference':
      if (!node.alt?.trim()) report(found, node, 0, NO_ALT)
      break
    case 'code':
    case 'inlineCode':
      found.code.push(spanOf(node))
      if (node.type === 'code' && node.lang && !knowsLanguage(node.lang))
        report(found, node, 0, unknownLanguage(node.lang))
      if (node.type === 'code') checkFence(node, found)
      break
    case 'heading':
      checkHeading(node, found)
      break
    case 'blockquote':
      checkCallout(node, found)
      break
    case 'text':
      if (node.value.includes('[')) checkBrackets(node, found)
      checkMarks(node, found)
      break
    case 'html':
      checkHtml(node, found)
      break
    case 'table':
      for (const part of unseenCells(node)) reportUnseen(part, found)
      break
    case 'footnoteDefinition':
      found.footnotes.notes.push(node)
      break
    case 'footnoteReference':
      found.footnotes.used.add(node.identifier)
      break
    default:
      break
  }
}

function unknownLanguage(language: string) {
  return {
    code: 'unknown-code-language',
    message: `code in \`${language}\` is not highlighted, because the language is unknown`,
    expected: 'a language such as powershell, bash, json, yaml, bicep, kusto, or text',
  } as const
}

function reportUnseen({ node, ...told }: UnseenPart, found: Finding): void {
  report(found, node, 0, { code: 'lost-text', ...told })
}

function checkHeading(node: Heading, found: Finding): void {
  if (isHeadingByHyphens(found.source.slice(...spanOf(node))))
    report(found, node, 0, {
      code: 'lost-marks',
      message: 'the line of hyphens below this text makes a heading of it',
      expected: 'an empty line above the hyphens; for a heading, `## Heading`',
    })
  if (found.depth > 0 && node.depth > found.depth + 1)
    report(found, node, 0, {
      code: 'heading-jump',
      message: `a heading of level ${node.depth} follows one of level ${found.depth}`,
      expected: `\`${'#'.repeat(found.depth + 1)} Heading\`, one level below`,
    })
  if (found.depth === 0 && node.depth > 2)
    found.deepStart = { ...(node.position?.start ?? { line: 1, column: 1 }), depth: node.depth }
  found.depth = node.depth
}

function checkCallout(node: Blockquote, found: Finding): void {
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
function checkBrackets(node: Nodes, found: Finding): void {
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
function checkMarks(node: Nodes, found: Finding): void {
  for (const { offset, written, reason, expected } of lostMarks(found.source.slice(...spanOf(node))))
    report(found, node, offset, {
      code: 'lost-marks',
      message: `\`${written}\` would be shown literally: ${reason}`,
      expected: `\`${expected}\``,
    })
}

/** A fence without an end turns the rest of the text into code, and so do a tab or four spaces a paragraph. */
function checkFence(node: Code, found: Finding): void {
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

function checkHtml(node: Extract<Nodes, { type: 'html' }>, found: Finding): void {
  // Headings in HTML have levels too.
  const [, level] = [...node.value.matchAll(/<h([1-6])\b/gi)].at(-1) ?? []
  if (level !== undefined) found.depth = Number(level)
  for (const { offset, ...fault } of faultsOfHtml(node.value)) report(found, node, offset, fault)
}

type IssueDetails = Omit<MarkdownFault, keyof Place>

function report(found: Finding, node: Nodes, inside: number, details: IssueDetails): void {
  const { line = 1, column = 1 } = node.position?.start ?? {}
  const before = found.source.slice(spanOf(node)[0], spanOf(node)[0] + inside).split('\n')
  const last = before.at(-1)?.length ?? 0
  const place =
    before.length > 1 ? { line: line + before.length - 1, column: last + 1 } : { line, column: column + last }
  found.faults.push({ ...place, ...details })
}

function spanOf({ position }: Nodes): Span {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}
