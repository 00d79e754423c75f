import type { Link } from '../../definitions/fields/links.ts'
import type { Markdown, MarkdownField } from '../../definitions/fields/markdown.ts'
import type { Image } from '../../definitions/fields/pictures.ts'
import type { IssueDetails, Place, ValuePlace } from '../../definitions/issue.ts'
import type { MarkdownFault } from '../../markdown/faults/finding.ts'
import type { MarkdownIndex } from '../../markdown/index-text.ts'
import { fillChecked } from './facts.ts'
import { imageOf, linkTo } from './links-and-pictures.ts'
import { placeInside, type Scope } from './scope.ts'

/** A Markdown text with everything needed to render it. */
export function resolveMarkdown(field: MarkdownField, scope: Scope, place: () => ValuePlace): Markdown {
  const source = field.inline ? withoutBlockMarks(field.source) : field.source
  // The original text provides positions in the file; the text with facts is what will be shown.
  const written = scope.engine.index(source)
  const filled = fillChecked(source, scope, place, written.code)
  const shown = filled === source ? written : scope.engine.index(filled)
  for (const fault of written.faults) reportFault(fault, scope, place())
  for (const fault of shown.faults)
    if (!isInOriginal(fault, written)) reportFault(fault, scope, { ...place(), block: false })
  if (field.inline && shown.blocks > 1) reportBlocks(scope, place())
  const placeOf = (kind: 'links' | 'images', index: number) => (): ValuePlace => {
    const mention = mentionOf(shown[kind], index, written[kind])
    return mention ? placeInside(place(), mention) : place()
  }
  const links = shown.links.map(({ url }, index): [string, Link] => [
    url,
    linkTo(decodeBraces(url), scope, placeOf('links', index)),
  ])
  const images = shown.images.map(({ url }, index): [string, Image] => [
    url,
    imageOf(url, scope, placeOf('images', index)),
  ])
  return {
    kind: 'markdown',
    inline: field.inline,
    source: filled,
    links: dictionary(links),
    images: dictionary(images),
  }
}

/**
 * The link or picture of the original text that one of the text with facts comes from. If a fact is itself a link, such as an e-mail
 * address, the others are found by their URLs.
 */
function mentionOf<T extends { readonly url: string }>(shown: readonly T[], index: number, written: readonly T[]) {
  if (written.length === shown.length) return written[index]
  const isSame = ({ url }: T): boolean => url === shown[index]?.url
  return written.filter(isSame)[shown.slice(0, index).filter(isSame).length]
}

/**
 * Whether an error is already in the original text. Facts may move it along the line, or to another line if they have several, and they
 * change the number of characters of a text that is too large.
 */
function isInOriginal({ code, message }: MarkdownFault, { faults }: MarkdownIndex): boolean {
  return faults.some((fault) => fault.code === code && (fault.message === message || code === 'text-too-large'))
}

/** "24. Dezember" or "- 28 %" at the start of an inline text is not a list. */
export function withoutBlockMarks(source: string): string {
  return source.replace(/^(\d+)([.)])(?=\s)/, '$1\\$2').replace(/^([-+#>])(?=\s)/, '\\$1')
}

/** The rest is still readable: code has no colours, marks are shown, an attribute does nothing, or a cell or footnote is left out. */
const MENDED_LATER = ['unknown-code-language', 'lost-marks', 'lost-text', 'removed-attribute'] as const

/** Missing content is an error. */
function reportFault({ line, column, ...told }: MarkdownFault, scope: Scope, place: ValuePlace): void {
  const warning = MENDED_LATER.find((code) => code === told.code)
  const details: IssueDetails = warning ? { ...told, code: warning, severity: 'warning' } : told
  scope.report(placeInside(place, { line, column }), details)
}

function reportBlocks(scope: Scope, place: Place): void {
  scope.report(place, {
    code: 'not-inline',
    message: 'this field must be one paragraph of text, got several blocks',
    expected: 'text, **bold**, [links](/path) and `code`',
  })
}

/** In Markdown URLs, the braces of a fact are percent-encoded. */
function decodeBraces(url: string): string {
  return url.replaceAll('%7B', '{').replaceAll('%7D', '}')
}

/**
 * An object without prototype. V8 remembers the first keys of all others, up to some 1,500: the URLs of a thousand texts would fill that
 * table, and then each new object gets a hidden class of its own.
 */
function dictionary<Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> {
  const values = Object.create(null) as Record<string, Value>
  for (const [key, value] of entries) values[key] = value
  return values
}
