import { compare } from '../../definitions/compare.ts'
import { grouped } from '../../definitions/grouped.ts'
import { isRecord } from '../plain-data.ts'
import { isEqual } from '../is-equal.ts'
import { yamlTree, type YamlNode, type YamlPart } from './yaml-tree.ts'
import { entryText, flowText, scalarText, type YamlPlace } from './yaml-scalar.ts'
import { parseYaml, writeFlowYaml, writeYaml } from './yaml.ts'

/**
 * Changes the value of a YAML text by rewriting only what differs. Everything else keeps its order, comments, quotes and blank lines. New
 * keys are inserted after the key that they follow in `wanted`.
 */
export function patchYaml(source: string, wanted: Readonly<Record<string, unknown>>): string {
  const before = parseYaml(source)
  const tree = yamlTree(source)
  if (!tree || !isRecord(before) || tree.kind !== 'mapping') return writeYaml(wanted)
  const changes = inPlace({ source, node: tree, before }, wanted)
  const text = changes === undefined ? undefined : source.slice(0, tree.start) + changes + source.slice(tree.end)
  // If that is not possible, the text is rewritten completely: values are more important than comments.
  return text !== undefined && isEqual(parsed(text), wanted) ? text : writeYaml(wanted)
}

function parsed(text: string): unknown {
  try {
    return parseYaml(text)
  } catch {
    return undefined
  }
}

interface Written {
  readonly source: string
  readonly node: YamlNode
  readonly before: unknown
}

/** The new text of a value; undefined if it has to be rewritten together with its key. */
function inPlace({ source, node, before }: Written, wanted: unknown, place: YamlPlace = 'block'): string | undefined {
  if (isEqual(before, wanted)) return source.slice(node.start, node.end)
  if (node.kind === 'scalar') return scalar(node, wanted, place)
  if (node.style === 'flow') return flow({ source, node, before }, wanted)
  if (node.kind === 'mapping' && isRecord(before) && isRecord(wanted))
    return mapping({ source, node, before }, before, wanted)
  if (node.kind === 'sequence' && Array.isArray(before) && Array.isArray(wanted))
    return sequence({ source, node, before }, before, wanted)
  return undefined
}

/** A scalar on one line; undefined for others, which are written together with their key. */
function scalar({ style }: YamlNode, wanted: unknown, place: YamlPlace): string | undefined {
  if (typeof wanted === 'object' || wanted === undefined || style === 'block' || style === 'omitted') return undefined
  return typeof wanted === 'string' && wanted.includes('\n') ? undefined : scalarText(style, wanted, place)
}

/** A flow collection: changes values in place if keys and length are the same; otherwise rewrites all of it. */
function flow({ source, node, before }: Written, wanted: unknown): string | undefined {
  if (typeof wanted !== 'object' || wanted === null || (isRecord(before) && !isRecord(wanted))) return undefined
  const old = before as Readonly<Record<string, unknown>>
  const now = wanted as Readonly<Record<string, unknown>>
  const isSameFrame =
    Array.isArray(before) === Array.isArray(wanted) &&
    node.parts.length === Object.keys(now).length &&
    node.parts.every(({ key }) => Object.hasOwn(now, key))
  if (!isSameFrame) return writeFlowYaml(wanted)
  let text = ''
  let at = node.start
  for (const { key, value } of node.parts) {
    text +=
      source.slice(at, value.start) +
      (inPlace({ source, node: value, before: old[key] }, now[key], 'flow') ?? flowText(now[key]))
    at = value.end
  }
  return text + source.slice(at, node.end)
}

type Data = Readonly<Record<string, unknown>>

function mapping({ source, node }: Written, before: Data, wanted: Data): string | undefined {
  const parts = new Map(node.parts.map((part) => [part.key, part]))
  const indent = indentOf(source, node)
  const lines = inOrder(before, wanted).map((key) => {
    const part = parts.get(key)
    const value = wanted[key]
    return part ? changed({ source, part, before: before[key] }, value, indent) : entryText(key, value, indent)
  })
  return lines.length === 0 ? undefined : asBlock(node, lines)
}

/** The keys of `wanted`: existing ones in their order, new ones after the one that they follow. */
function inOrder(before: Data, wanted: Data): string[] {
  const first: string[] = []
  const following = new Map<string, string[]>()
  let added = first
  for (const key of Object.keys(wanted)) {
    if (Object.hasOwn(before, key)) following.set(key, (added = []))
    else added.push(key)
  }
  const kept = Object.keys(before).filter((key) => following.has(key))
  return [...first, ...kept.flatMap((key) => [key].concat(following.get(key) ?? []))]
}

/** A list. Equal items are reused wherever they are now; the others are changed in order. */
function sequence(
  { source, node }: Written,
  before: readonly unknown[],
  wanted: readonly unknown[],
): string | undefined {
  const left = new Set(node.parts.keys())
  const firstEqual = finderIn(before, left)
  const same = wanted.map((value, index) => {
    const found = left.has(index) && isEqual(before[index], value) ? index : firstEqual(value)
    if (found !== undefined) left.delete(found)
    return found
  })
  const others = [...left]
  const indent = indentOf(source, node)
  const items = wanted.map((value, index) => {
    const old = same[index] ?? others.shift()
    const part = old === undefined ? undefined : node.parts[old]
    return part && old !== undefined
      ? changed({ source, part, before: before[old] }, value, indent, '- ')
      : entryText(null, value, indent)
  })
  return items.length === 0 ? undefined : asBlock(node, items)
}

/** Finds the first place, of those that are left, whose item equals a value. Thousands may be sorted, so they are gone through once. */
function finderIn(items: readonly unknown[], left: ReadonlySet<number>): (value: unknown) => number | undefined {
  let places: ReadonlyMap<string, readonly number[]> | undefined
  return (value) => {
    places ??= grouped([...items.keys()], (place) => sortedJson(items[place]))
    return places.get(sortedJson(value))?.find((place) => left.has(place) && isEqual(items[place], value))
  }
}

/** The same text for equal values, whatever the order of their keys. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => compare(a, b))) : inner,
  )
}

interface WrittenPart {
  readonly source: string
  readonly part: YamlPart
  readonly before: unknown
}

/** A key or item with its comments and another value. */
function changed({ source, part, before }: WrittenPart, wanted: unknown, indent: string, hyphen?: '- '): string {
  const { value, from, at, to } = part
  const text = inPlace({ source, node: value, before }, wanted)
  if (text !== undefined)
    return lineOf(indented(source.slice(from, value.start), indent) + text + source.slice(value.end, to))
  const comments = source.slice(from, at).replace(/(?<![^\S\n])[^\S\n]+$/, '')
  return comments + entryText(hyphen ? null : part.key, wanted, indent)
}

/** The first key of an item follows the hyphen. If another key is put before it, it needs its own indentation. */
function indented(text: string, indent: string): string {
  return text.startsWith('#') || /^\s/.test(text) ? text : indent + text
}

function lineOf(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`
}

function indentOf(source: string, { parts, start }: YamlNode): string {
  const at = parts[0]?.at ?? start
  return ' '.repeat(at - source.lastIndexOf('\n', at - 1) - 1)
}

/** The lines of a block. After a hyphen, the indentation of the first key has been written already. */
function asBlock({ parts, start }: YamlNode, lines: readonly string[]): string {
  return parts[0]?.at === start ? lines.join('').trimStart() : lines.join('')
}
