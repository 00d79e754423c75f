import { DomUtils, parseDocument } from 'htmlparser2'
import { UNWRITABLE } from '../../renderer/content/yaml/yaml.ts'
import { placeAt } from '../../renderer/definitions/lines.ts'
import type { Place } from '../../renderer/definitions/issue.ts'
import { codePointOf } from '../../renderer/definitions/letters/letters.ts'
import { unclosedIn } from './well-formed.ts'
import { XliffError } from './xliff-error.ts'

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** Words and codes as a translator's tool has written them. */
export type ReadPart = string | ReadCode

interface ReadCode {
  /** A number in the parts of a source. */
  readonly id: string | number
  /** Undefined for a code that stands alone. */
  readonly parts?: readonly ReadPart[]
}

export interface ReadUnit extends Place {
  readonly id: string
  readonly source: readonly ReadPart[]
  /** Undefined without a translation. */
  readonly target: readonly ReadPart[] | undefined
  /** Whether somebody has still to look at the translation. */
  readonly isOpen: boolean
  /** Whether its state is one of parts that nobody has translated: their words may be those of the source. */
  readonly isNew: boolean
  /** What cannot be taken, such as elements that were not exported. */
  readonly fault?: XliffError
}

export interface ReadFile extends Place {
  readonly original: string
  readonly language: string
  readonly units: readonly ReadUnit[]
}

const END = /<\/(?:[\w.-]+:)?xliff\s*>$/

const XML = { xmlMode: true, withStartIndices: true, withEndIndices: true }

/** The files of an XLIFF 1.2 document. Throws XliffError if it is none. */
export function readXliff(text: string): ReadFile[] {
  const unclosed = unclosedIn(text)
  const { children } = parseDocument(text, XML)
  const root = children.find((node): node is Element => nameOf(node) === 'xliff')
  const start = { line: 1, column: 1 }
  if (!root) throw new XliffError('this is no XLIFF', start, 'a file that `kartograf translate export` has written')
  const { version = 'none' } = root.attribs
  if (version !== '1.2')
    throw new XliffError(`this is XLIFF ${version}`, placeOf(root, text), 'version 1.2, as it was exported')
  // Where the parser has found its end: tools may sign a document behind it, with what would begin in every comment for an expression.
  if (!END.test(text.slice(0, (root.endIndex ?? 0) + 1)))
    throw new XliffError(
      'the file ends before `</xliff>`',
      placeAt(text, text.length),
      'the whole file, as it was sent',
    )
  if (unclosed) throw unclosed
  return elementsIn(root, 'file').map((file) => fileOf(file, text))
}

function fileOf(file: Element, text: string): ReadFile {
  const { original = '', 'target-language': language = '' } = file.attribs
  return {
    ...placeOf(file, text),
    original,
    language,
    units: elementsIn(file, 'trans-unit').map((unit) => unitOf(unit, text)),
  }
}

function unitOf(unit: Element, text: string): ReadUnit {
  const id = unit.attribs['id'] ?? ''
  const target = childOf(unit, 'target')
  const state = target?.attribs['state'] ?? ''
  const found = { ...placeOf(unit, text), id, isOpen: state.startsWith('needs-'), isNew: NEW.test(state) }
  try {
    const words = partsOf(target?.children ?? [], text)
    const source = partsOf(childOf(unit, 'source')?.children ?? [], text)
    return { ...found, source, target: words.length > 0 ? words : undefined }
  } catch (fault) {
    if (!(fault instanceof XliffError)) throw fault
    return { ...found, source: [], target: undefined, fault }
  }
}

const NEW = /^(?:new|needs-translation)$/

function childOf(unit: Element, name: string): Element | undefined {
  return unit.children.find((child): child is Element => nameOf(child) === name)
}

/** Words that CDATA or marks of a tool divide are put together: `&` and `amp;` would not be words. */
function partsOf(nodes: readonly Node[], text: string): ReadPart[] {
  const parts: ReadPart[] = []
  for (const part of divided(nodes, text)) {
    const last = parts.at(-1)
    if (typeof part === 'string' && typeof last === 'string') parts.splice(-1, 1, last + part)
    else parts.push(part)
  }
  return parts
}

function divided(nodes: readonly Node[], text: string): ReadPart[] {
  return nodes.flatMap((node): ReadPart[] => {
    // Not compared with an enumeration that the package does not export.
    const type: string = node.type
    if ('data' in node) return type === 'text' ? [wordsIn(node.data, placeOf(node, text))] : []
    if (!('children' in node)) return []
    const name = nameOf(node)
    // CDATA, and `<mrk>`, with which tools divide a text into sentences.
    if (name === undefined || name === 'mrk') return partsOf(node.children, text)
    const id = 'attribs' in node ? (node.attribs['id'] ?? '') : ''
    if (name === 'x') return [{ id }]
    if (name === 'g') return [{ id, parts: partsOf(node.children, text) }]
    throw new XliffError(
      `\`<${name}>\` is not known here`,
      placeOf(node, text),
      '`<g>` and `<x>`, as they were exported',
    )
  })
}

/** Texts cannot have control characters, which only broken tools write. */
function wordsIn(data: string, place: Place): string {
  const words = data.replaceAll(OTHER_BREAKS, '\n')
  const [control] = UNWRITABLE.exec(words) ?? []
  if (control === undefined) return words
  throw new XliffError(`there is a control character (${codePointOf(control)})`, place, 'words')
}

/** Line breaks that only a reference can write (`&#13;`). In a text, they would begin a paragraph or a heading of the translator's own. */
const OTHER_BREAKS = /\r\n?|[\u0085\u2028\u2029]/g

function elementsIn(element: Element, name: string): Element[] {
  return DomUtils.getElementsByTagName((own) => withoutPrefix(own) === name, element.children, true)
}

function nameOf(node: Node): string | undefined {
  return 'name' in node ? withoutPrefix(node.name) : undefined
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function placeOf({ startIndex }: Node, text: string): Place {
  return placeAt(text, startIndex ?? 0)
}
