import {
  CHOMPING_MODE,
  COLLECTION_STYLE,
  type Event,
  EVENT_ID,
  SCALAR_STYLE,
  take,
  type Walker,
  walkerOf,
} from './yaml-events.ts'
import { parseYaml } from './yaml.ts'

/** A value in a YAML text, with the offsets of its first character and of the end. */
export interface YamlNode {
  readonly kind: 'scalar' | 'mapping' | 'sequence'
  /** `block` values are indented on lines of their own; `omitted` ones have no text. */
  readonly style: 'plain' | 'single' | 'double' | 'flow' | 'block' | 'omitted'
  readonly start: number
  readonly end: number
  readonly parts: readonly YamlPart[]
}

/** A key with its value, or an item of a list. In flow collections, `from` and `to` are those of the value. */
export interface YamlPart {
  readonly key: string
  readonly value: YamlNode
  /** Offset of the key, or of the hyphen before an item. */
  readonly at: number
  /** Range of the part, with comments above it and the rest of its last line. */
  readonly from: number
  readonly to: number
}

/** The values of a YAML text; undefined if it has none. */
export function yamlTree(source: string): YamlNode | undefined {
  const walker = walkerOf(source)
  return walker.events.length > 2 ? nodeAt(walker, 0) : undefined
}

/** Reads the next value. `after`: the end of the preceding text, which is the position of an omitted value. */
function nodeAt(walker: Walker, after: number): YamlNode {
  const event = take(walker)
  if (event?.type === EVENT_ID.SCALAR) return scalarOf(walker.source, event, after)
  if (event?.type === EVENT_ID.MAPPING || event?.type === EVENT_ID.SEQUENCE) {
    const parts = event.style === COLLECTION_STYLE.FLOW ? flowParts(walker, event) : blockParts(walker, event, after)
    walker.next += 1
    return { kind: event.type === EVENT_ID.MAPPING ? 'mapping' : 'sequence', ...parts }
  }
  throw new Error('A YAML text holds something that is neither a value nor a list nor a mapping')
}

type Scalar = Extract<Event, { readonly valueStart: number }>
type Collection = Extract<Event, { readonly start: number }>

function scalarOf(source: string, event: Scalar, after: number): YamlNode {
  const scalar = { kind: 'scalar', parts: [] } as const
  const { valueStart, valueEnd, style } = event
  if (valueStart < 0) return { ...scalar, style: 'omitted', start: after, end: after }
  if (style === SCALAR_STYLE.LITERAL_BLOCK || style === SCALAR_STYLE.FOLDED_BLOCK) {
    const line = lineStart(source, valueStart - 1)
    const header = /[|>][^\n]*\n$/.exec(source.slice(line, valueStart))
    const end = event.chomping === CHOMPING_MODE.KEEP ? valueEnd : withoutBlankLines(source, valueStart, valueEnd)
    return { ...scalar, style: 'block', start: header ? line + header.index : valueStart, end }
  }
  if (style === SCALAR_STYLE.PLAIN) return { ...scalar, style: 'plain', start: valueStart, end: valueEnd }
  const quoted = style === SCALAR_STYLE.SINGLE_QUOTED ? 'single' : 'double'
  return { ...scalar, style: quoted, start: valueStart - 1, end: valueEnd + 1 }
}

/** The end without blank lines after a literal block, which belong to the following part. */
function withoutBlankLines(source: string, start: number, end: number): number {
  const [blank = ''] = /\n[^\S\n]*(?:\n[^\S\n]*)+$/.exec(source.slice(start, end)) ?? []
  return blank === '' ? end : end - blank.length + 1
}

type Parts = Omit<YamlNode, 'kind'>

function flowParts(walker: Walker, { type, start }: Collection): Parts {
  const parts: YamlPart[] = []
  let end = start + 1
  while (walker.events[walker.next]?.type !== EVENT_ID.POP) {
    const { key, after } = keyAt(walker, type, end)
    const value = nodeAt(walker, after)
    parts.push({ key: key ?? String(parts.length), value, at: value.start, from: value.start, to: value.end })
    end = value.end
  }
  const closing = /^(?:[\s,]|#[^\n]*\n)*/.exec(walker.source.slice(end))
  return { style: 'flow', parts, start, end: end + (closing?.[0].length ?? 0) + 1 }
}

function blockParts(walker: Walker, { type, start }: Collection, after: number): Parts {
  const parts: YamlPart[] = []
  const { source } = walker
  const first = firstPart(source, start, after)
  let from = first
  for (
    let event = walker.events[walker.next];
    event && event.type !== EVENT_ID.POP;
    event = walker.events[walker.next]
  ) {
    const at = partStart(source, from)
    const { key, after } = keyAt(walker, type, at)
    const value = nodeAt(walker, key === undefined ? at + 1 : after)
    const to = nextLine(source, value.end)
    parts.push({ key: key ?? String(parts.length), value, at, from, to })
    from = to
  }
  return { style: 'block', parts, start: first, end: from }
}

/** Reads the key of the next value of a mapping; `after` is the offset after its colon. Items of lists have no key. */
function keyAt(walker: Walker, type: number, at: number): { readonly key?: string; readonly after: number } {
  if (type !== EVENT_ID.MAPPING) return { after: at }
  const written = nodeAt(walker, at)
  const text = walker.source.slice(written.start, written.end)
  const key = written.style === 'single' || written.style === 'double' ? String(parseYaml(text)) : text
  return { key, after: walker.source.indexOf(':', written.end) + 1 }
}

/**
 * Start of the first part of a block: the comments above it, or the text after the hyphen of an enclosing item. Comments at the start of
 * the text belong to the whole text.
 */
function firstPart(source: string, start: number, after: number): number {
  if (!isIndent(source, start)) return start
  return after === 0 ? lineStart(source, start) : nextLine(source, after)
}

/** Whether only spaces precede an offset in its line. The first key of an item follows a hyphen instead. */
function isIndent(source: string, at: number): boolean {
  return source.slice(lineStart(source, at), at).trim() === ''
}

function lineStart(source: string, at: number): number {
  return source.lastIndexOf('\n', at - 1) + 1
}

/** Start of the line after a value. Literal blocks end there already. */
function nextLine(source: string, at: number): number {
  if (source[at - 1] === '\n') return at
  const end = source.indexOf('\n', at)
  return end < 0 ? source.length : end + 1
}

/** Skips blank lines, comments and spaces. */
function partStart(source: string, from: number): number {
  return from + (/^(?:\s|#[^\n]*\n)*/.exec(source.slice(from))?.[0].length ?? 0)
}
