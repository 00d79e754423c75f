import type { Heading, Nodes, Root } from 'mdast'
import { knowsLanguage } from '../highlight/highlight.ts'
import { walkMdast } from '../walk.ts'
import { type Finding, type FoundInMarkdown, placeOf, report, spanOf } from './finding.ts'
import { faultsOfHtml, NO_ALT } from './html-faults.ts'
import { isHeadingByHyphens } from './lost-marks.ts'
import { checkBrackets, checkCallout, checkFence, checkMarks } from './shown-marks.ts'
import { type UnseenPart, unseenCells, unseenNotes } from './unseen-text.ts'

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
  if (found.depth === 0 && node.depth > 2) found.deepStart = { ...placeOf(node), depth: node.depth }
  found.depth = node.depth
}

function checkHtml(node: Extract<Nodes, { type: 'html' }>, found: Finding): void {
  // Headings in HTML have levels too.
  const [, level] = [...node.value.matchAll(/<h([1-6])\b/gi)].at(-1) ?? []
  if (level !== undefined) found.depth = Number(level)
  for (const { offset, ...fault } of faultsOfHtml(node.value)) report(found, node, offset, fault)
}
