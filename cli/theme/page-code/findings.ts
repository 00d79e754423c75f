import { existsSync, readFileSync } from 'node:fs'
import type * as utils from 'rolldown/utils'
import type { Place } from '../../../renderer/definitions/issue.ts'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import { langOf } from '../outside/syntax.ts'
import { EFFECTS, reactNames, STATE } from './react-names.ts'
import { isInline, type Tag, tagName } from './tags.ts'

/** What does not work in a page, which is drawn once, as HTML that its policy protects. */
export type FindingKind = 'style' | 'sheet' | 'script' | 'handler' | 'effect' | 'state' | 'lazy'

export interface Finding extends Place {
  /** Absolute. */
  readonly file: string
  readonly kind: FindingKind
  /** As it is written: `onClick` of `<button>`, `useState`. */
  readonly what: string
}

type Found = Pick<Finding, 'kind' | 'what'> & { readonly start: number }

/** What modules have that works in islands only, or nowhere. */
export async function findingsIn(files: readonly string[]): Promise<readonly Finding[]> {
  // Loaded only when needed, like the bundler that it is a part of.
  const parser = await import('rolldown/utils')
  return files.flatMap((file) => {
    // It may be gone meanwhile, in `watch`.
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    return findingsOf(text, file, parser).map(({ kind, what, start }): Finding => {
      const { line, column } = placeAt(text, start)
      return { file, line, column, kind, what }
    })
  })
}

type Parser = Pick<typeof utils, 'parseSync' | 'Visitor'>

function findingsOf(text: string, file: string, { parseSync, Visitor }: Parser): Found[] {
  const { program } = parseSync(file, text, { lang: langOf(file) })
  const reactName = reactNames(program)
  const found: Found[] = []
  new Visitor({
    JSXOpeningElement: (tag) => void found.push(...inTag(tag)),
    CallExpression: ({ callee, start, arguments: values }) => {
      const name = reactName(callee)
      if (name === 'createElement') found.push(...inElement(values))
      const kind = name === undefined ? undefined : kindOfCall(name)
      if (name !== undefined && kind) found.push({ kind, what: name, start })
    },
  }).visit(program)
  return found
}

function kindOfCall(name: string): FindingKind | undefined {
  if (name === 'lazy') return 'lazy'
  if (EFFECTS.includes(name)) return 'effect'
  return STATE.includes(name) ? 'state' : undefined
}

function inTag(tag: Tag): Found[] {
  const name = tagName(tag)
  if (name === undefined) return []
  const { start } = tag
  if (name === 'style') return [{ kind: 'sheet', what: '<style>', start }]
  const whole: Found[] = name === 'script' && isInline(tag) ? [{ kind: 'script', what: '<script>', start }] : []
  return [...whole, ...tag.attributes.flatMap((attribute) => inAttribute(attribute, name))]
}

type Values = Parameters<NonNullable<utils.VisitorObject['CallExpression']>>[0]['arguments']

/** `createElement('p', { style })`, with an element and properties that are named here. */
function inElement([element, properties]: Values): Found[] {
  if (element?.type !== 'Literal' || typeof element.value !== 'string') return []
  const tag = element.value
  const whole: Found[] = tag === 'style' ? [{ kind: 'sheet', what: '<style>', start: element.start }] : []
  if (properties?.type !== 'ObjectExpression') return whole
  const named = properties.properties.flatMap((one) =>
    one.type === 'Property' && one.key.type === 'Identifier' && !one.computed
      ? foundIn(one.key.name, tag, one.start)
      : [],
  )
  return [...whole, ...named]
}

function inAttribute(attribute: Tag['attributes'][number], tag: string): Found[] {
  if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return []
  return foundIn(attribute.name.name, tag, attribute.start)
}

function foundIn(name: string, tag: string, start: number): Found[] {
  const kind = name === 'style' ? 'style' : /^on[A-Z]/.test(name) ? 'handler' : undefined
  return kind ? [{ kind, what: `\`${name}\` of <${tag}>`, start }] : []
}
