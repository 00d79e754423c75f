import type { DataPath, Place, ValuePlace } from '../../definitions/issue.ts'
import { lineOf, placeAt } from '../../definitions/lines.ts'
import { type Event, EVENT_ID, getScalarValue, SCALAR_STYLE, take, type Walker, walkerOf } from './yaml-events.ts'

/** Position of a value in a YAML text, from the parser's events. If the last key does not exist, the position is that of its parent. */
export function placeInYaml(source: string, path: DataPath): ValuePlace {
  return toValuePlace(source, find(treeOf(source), path).spot)
}

/** Position of the last key of a path, for unknown keys. */
export function placeOfKeyInYaml(source: string, path: DataPath): Place {
  const parent = find(treeOf(source), path.slice(0, -1))
  return toValuePlace(source, parent.children.get(String(path.at(-1)))?.key ?? parent.spot)
}

/** Finds positions in a YAML text, computed only when needed: those of values, or with `key` of their keys. */
export function locatorInYaml(source: string) {
  return (path: DataPath, key?: 'key'): Place => (key ? placeOfKeyInYaml(source, path) : placeInYaml(source, path))
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
  if (last?.source !== source) last = { source, tree: nodeOf(walkerOf(source), START) }
  return last.tree
}

/** Reads the next value and advances past it; `otherwise` is the position of an omitted value, as in `title:` with nothing after it. */
function nodeOf(walker: Walker, otherwise: Spot): Node {
  const event = take(walker)
  const children = new Map<string, { key: Spot; node: Node }>()
  if (!event) return { spot: START, children }
  const spot = spotOf(event, otherwise)
  if (event.type !== EVENT_ID.MAPPING && event.type !== EVENT_ID.SEQUENCE) return { spot, children }
  for (let next = walker.events[walker.next]; next && next.type !== EVENT_ID.POP; next = walker.events[walker.next]) {
    if (event.type === EVENT_ID.MAPPING) walker.next += 1
    const name = event.type === EVENT_ID.MAPPING ? keyOf(next, walker.source) : String(children.size)
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

/** A key as programs read it: without quotes and escapes. */
function keyOf(event: Event, source: string): string {
  return event.type === EVENT_ID.SCALAR && event.valueStart >= 0 ? getScalarValue(source, event) : ''
}

function toValuePlace(source: string, { offset, block }: Spot): ValuePlace {
  const { line, column } = placeAt(source, offset)
  const text = lineOf(source, line) ?? ''
  return { line, column: block ? text.length - text.trimStart().length + 1 : column, block }
}
