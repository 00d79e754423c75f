import type { DataPath, ValuePlace, Place } from '../definitions/issue.ts'
import {
  CHOMPING_MODE,
  COLLECTION_STYLE,
  CORE_SCHEMA,
  dump,
  EVENT_ID,
  load,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
  type Event,
} from 'js-yaml'
import { lineOf, placeAt } from '../definitions/lines.ts'
import { explainYaml } from './yaml-reason.ts'

/** An error in a YAML text; `place` is relative to that text. */
export class YamlError extends Error {
  readonly place: Place
  /** How to mend it. */
  readonly hint: string | undefined
  constructor(message: string, place: Place, hint?: string) {
    super(message)
    this.place = place
    this.hint = hint
  }
}

// Aliases are rejected: they allow cycles and exponentially large documents, and content does not need them.
const LIMITS = { maxDepth: 24, maxAliases: 0 }

/** Parses a YAML 1.2 document (core schema: no dates, no custom tags, no merge keys). Throws YamlError with the position. */
export function parseYaml(source: string): unknown {
  if (source.split('\n').every((line) => /^\s*(#.*)?$/.test(line))) return {}
  try {
    const value = load(source, { schema: CORE_SCHEMA, ...LIMITS })
    const found = unwritable(value)
    if (found) throw controlCharacter(source, found)
    return value
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const place = { line: (error.mark?.line ?? 0) + 1, column: (error.mark?.column ?? 0) + 1 }
    const { message, place: cause, hint } = explainYaml(source, error.reason, place)
    throw new YamlError(message, cause, hint)
  }
}

/** Characters that are not allowed in texts: control characters, which break feeds and terminals, and lone surrogates. */
export const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/u

interface Unwritable {
  readonly path: DataPath
  readonly code: number
}

/** The first string in a value with such a character, which an escape such as `"\x08"` can produce. */
function unwritable(value: unknown, path: DataPath = []): Unwritable | undefined {
  if (typeof value === 'string') {
    const [found] = UNWRITABLE.exec(value) ?? []
    return found === undefined ? undefined : { path, code: found.codePointAt(0) ?? 0 }
  }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = unwritable(key, path) ?? unwritable(inner, [...path, key])
    if (found) return found
  }
  return undefined
}

function controlCharacter(source: string, { path, code }: Unwritable): YamlError {
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  return new YamlError(
    `the text holds ${name}, which is not allowed in text`,
    placeInYaml(source, path),
    'remove it, or write what it stands for',
  )
}

/** A value as an editor would write it. */
export function writeYaml(value: unknown): string {
  return dump(value, { schema: CORE_SCHEMA, lineWidth: -1, noRefs: true })
}

/** A value in one line, as in `{ label: Blog, href: /blog }`. */
export function writeFlowYaml(value: unknown): string {
  return dump(value, { schema: CORE_SCHEMA, lineWidth: -1, noRefs: true, flowLevel: 0 }).trimEnd()
}

/** What the parser says of each value, in the order of the text. */
export { CHOMPING_MODE, COLLECTION_STYLE, EVENT_ID, SCALAR_STYLE, type Event }

/** Position of a value in a YAML text, from the parser's events. If the last key does not exist, the position is that of its parent. */
export function placeInYaml(source: string, path: DataPath): ValuePlace {
  return toValuePlace(source, find(treeOf(source), path).spot)
}

/** Position of the last key of a path, for unknown keys. */
export function placeOfKeyInYaml(source: string, path: DataPath): Place {
  const parent = find(treeOf(source), path.slice(0, -1))
  return toValuePlace(source, parent.children.get(String(path.at(-1)))?.key ?? parent.spot)
}

/** Position of a value, and its children by key or index. */
interface Node {
  readonly spot: Spot
  readonly children: ReadonlyMap<string, { readonly key: Spot; readonly node: Node }>
}

interface Spot {
  readonly offset: number
  readonly block: boolean
}

const START: Spot = { offset: 0, block: false }

/** Caches the last document, so that a file with thousands of errors is parsed once. */
let last: { readonly source: string; readonly tree: Node } | undefined

function treeOf(source: string): Node {
  if (last?.source !== source) last = { source, tree: nodeOf({ source, events: eventsOf(source), next: 1 }, START) }
  return last.tree
}

/** A parse error has been reported with its position; further issues point to the start of the text. */
export function eventsOf(source: string): readonly Event[] {
  try {
    return parseEvents(source, LIMITS)
  } catch (error) {
    if (error instanceof YAMLException) return []
    throw error
  }
}

interface Walker {
  readonly source: string
  readonly events: readonly Event[]
  next: number
}

/** Reads the next value and advances past it; `otherwise` is the position of an omitted value, as in `title:` with nothing after it. */
function nodeOf(walker: Walker, otherwise: Spot): Node {
  const event = walker.events[walker.next]
  walker.next += 1
  const children = new Map<string, { key: Spot; node: Node }>()
  if (!event) return { spot: START, children }
  const spot = spotOf(event, otherwise)
  if (event.type !== EVENT_ID.MAPPING && event.type !== EVENT_ID.SEQUENCE) return { spot, children }
  for (let next = walker.events[walker.next]; next && next.type !== EVENT_ID.POP; next = walker.events[walker.next]) {
    if (event.type === EVENT_ID.MAPPING) walker.next += 1
    const name = event.type === EVENT_ID.MAPPING ? (textOf(next, walker.source) ?? '') : String(children.size)
    const key = event.type === EVENT_ID.MAPPING ? spotOf(next) : spot
    const child = { key, node: nodeOf(walker, key) }
    if (!children.has(name)) children.set(name, child)
  }
  walker.next += 1
  return { spot, children }
}

function find(node: Node, [step, ...rest]: DataPath): Node {
  const child = step === undefined ? undefined : node.children.get(String(step))
  return child ? find(child.node, rest) : node
}

function spotOf(event: Event, otherwise = START): Spot {
  if (event.type === EVENT_ID.SCALAR)
    return event.valueStart < 0
      ? otherwise
      : { offset: event.valueStart, block: event.style === SCALAR_STYLE.LITERAL_BLOCK }
  if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) return { offset: event.start, block: false }
  return START
}

function textOf(event: Event, source: string): string | undefined {
  return event.type === EVENT_ID.SCALAR ? source.slice(event.valueStart, event.valueEnd) : undefined
}

function toValuePlace(source: string, { offset, block }: Spot): ValuePlace {
  const { line, column } = placeAt(source, offset)
  const text = lineOf(source, line) ?? ''
  return { line, column: block ? text.length - text.trimStart().length + 1 : column, block }
}
