import { existsSync, readFileSync } from 'node:fs'
import type * as utils from 'rolldown/utils'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import { langOf } from '../outside/syntax.ts'
import { codeAddresses, doubledHead, switchedOn } from './attributes.ts'
import { changingCall, changingDate } from './changing-values.ts'
import type { Finding, FindingKind, Found } from './finding.ts'
import { foreignIn } from './foreign.ts'
import { EFFECTS, reactNames, STATE } from './react-names.ts'
import { inHtml } from './html-texts.ts'
import { misplacedIn } from './nesting.ts'
import { type Element, listedIn } from './shown-in.ts'
import { betweenIslandTags, strayTexts, unshown } from './stray-texts.ts'
import { hasNo, isInline, type Tag, tagName } from './tags.ts'

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
    JSXOpeningElement: (tag) => void found.push(...inTag(tag, text)),
    JSXElement: (element) => {
      found.push(...misplacedIn(element), ...withoutKey(element), ...strayTexts(element), ...betweenIslandTags(element))
    },
    JSXFragment: (fragment) => void found.push(...withoutKey(fragment), ...strayTexts(fragment)),
    ExpressionStatement: (statement) => void found.push(...unshown(statement)),
    NewExpression: (made) => void found.push(...changingDate(made)),
    CallExpression: (call) => {
      const { callee, start, arguments: values } = call
      found.push(...changingCall(call))
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

function withoutKey(element: Element): Found[] {
  return listedIn(element).flatMap((one): Found[] => {
    if (one.type === 'JSXFragment') return [{ kind: 'no-key', what: '<>', start: one.start }]
    const { openingElement: tag, start } = one
    return hasNo('key', tag) ? [{ kind: 'no-key', what: `<${tagName(tag) ?? 'component'}>`, start }] : []
  })
}

function inTag(tag: Tag, text: string): Found[] {
  const name = tagName(tag)
  if (name === undefined) return []
  const { start } = tag
  if (name === 'style') return [{ kind: 'sheet', what: '<style>', start }]
  const whole: Found[] = name === 'script' && isInline(tag) ? [{ kind: 'script', what: '<script>', start }] : []
  const html = tag.attributes.flatMap((attribute) => inHtml(attribute, name, text))
  return [
    ...whole,
    ...withoutAlt(tag, name),
    ...foreignIn(tag, name),
    ...switchedOn(tag, name),
    ...codeAddresses(tag, name),
    ...doubledHead(tag, name, text),
    ...html,
    ...tag.attributes.flatMap((one) => inAttribute(one, name)),
  ]
}

/** Of a picture that is hidden from screen readers, an alternative text would be read by nobody. */
function withoutAlt(tag: Tag, name: string): Found[] {
  const isWithout = name === 'img' && ['alt', 'aria-hidden', 'role'].every((attribute) => hasNo(attribute, tag))
  return isWithout ? [{ kind: 'no-alt', what: '<img>', start: tag.start }] : []
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

function inAttribute({ start, ...attribute }: Tag['attributes'][number], tag: string): Found[] {
  if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return []
  const { name } = attribute.name
  const isCalled = /^(?:action|formAction)$/.test(name) && isFunction(attribute.value)
  return isCalled ? [{ kind: 'handler', what: `\`${name}\` of <${tag}>`, start }] : foundIn(name, tag, start)
}

/** Whether an attribute has a function, as `action={async (data) => …}` of a form. */
function isFunction(value: utils.ESTree.JSXAttribute['value']): boolean {
  return (
    value?.type === 'JSXExpressionContainer' && /^(?:ArrowFunction|Function)Expression$/.test(value.expression.type)
  )
}

function foundIn(name: string, tag: string, start: number): Found[] {
  const kind = kindOfAttribute(name, tag)
  return kind ? [{ kind, what: `\`${name}\` of <${tag}>`, start }] : []
}

function kindOfAttribute(name: string, tag: string): FindingKind | undefined {
  if (name === 'style') return 'style'
  if (/^on[A-Z]/.test(name)) return 'handler'
  // An element of its own kind may have any attributes.
  return /^on[a-z]{4,}$/.test(name) && !tag.includes('-') ? 'handler-text' : undefined
}
