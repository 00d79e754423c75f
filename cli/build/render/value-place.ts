import { readFileSync } from 'node:fs'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import type { ComponentPlace } from '../../theme/faults/component-place.ts'
import type { SourcePlace } from '../../theme/faults/source-place.ts'
import {
  childOf,
  childrenOf,
  fieldOf,
  keyOf,
  langOf,
  nameOf,
  type SyntaxNode,
  walk,
} from '../../theme/outside/syntax.ts'

/**
 * Where a component writes what React has refused in one of its elements: a value that is no text, content of an element that has none, or
 * HTML in another form. `place`: that of the component. Undefined for other errors, and if several could be meant.
 */
export async function valuePlace(
  message: string,
  place: SourcePlace & Partial<ComponentPlace>,
): Promise<SourcePlace | undefined> {
  const { element, file } = place
  const suspectsIn = element ? suspectsFor(message) : undefined
  if (!suspectsIn) return undefined
  const text = readFileSync(file, 'utf8')
  const { parseAst } = await import('rolldown/parseAst')
  const component = functionAt(parseAst(text, { lang: langOf(file) }, file), text, place)
  const [only, ...others] = component ? suspectsIn(elementsIn(component, element ?? '')) : []
  return only && others.length === 0 ? { file, ...placeAt(text, only.start) } : undefined
}

type Suspects = (elements: readonly SyntaxNode[]) => readonly SyntaxNode[]

function suspectsFor(message: string): Suspects | undefined {
  if (message.startsWith('Objects are not valid') || message.startsWith('A component suspended')) return valuesIn
  if (message.startsWith('`props.dangerouslySetInnerHTML`')) return (elements) => elements.flatMap(htmlOf)
  if (/ is a self-closing tag /.test(message))
    return (elements) => elements.filter((one) => childrenOf(one, 'children').length > 0 || htmlOf(one).length > 0)
  return undefined
}

/** The function that a position is in, or the first one after it: that of a constant begins behind its name. */
function functionAt(module: SyntaxNode, text: string, { line, column }: SourcePlace): SyntaxNode | undefined {
  const at = text.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1
  const around: SyntaxNode[] = []
  const after: SyntaxNode[] = []
  walk(module, (node) => {
    if (!/^(?:Function|ArrowFunction)/.test(node.type) || node.end <= at) return
    if (node.start <= at) around.push(node)
    else after.push(node)
  })
  return around.at(-1) ?? after[0]
}

function elementsIn(component: SyntaxNode, name: string): SyntaxNode[] {
  const found: SyntaxNode[] = []
  walk(component, (node) => {
    const tag = childOf(childOf(node, 'openingElement'), 'name')
    if (tag?.type === 'JSXIdentifier' && fieldOf(tag, 'name') === name) found.push(node)
  })
  return found
}

function htmlOf(element: SyntaxNode): SyntaxNode[] {
  const attributes = childrenOf(childOf(element, 'openingElement'), 'attributes')
  return attributes.filter((one) => fieldOf(childOf(one, 'name'), 'name') === 'dangerouslySetInnerHTML')
}

/** What elements show of values, without what gives texts or elements; what calls return only if there is nothing else. */
function valuesIn(elements: readonly SyntaxNode[]): SyntaxNode[] {
  const shown = elements.flatMap((element) => childrenOf(element, 'children')).flatMap(resultsOf)
  const values = shown.filter(({ type }) => VALUES.has(type))
  return values.length > 0 ? values : shown.filter((one) => one.type === 'CallExpression' && !givesElements(one))
}

const VALUES = new Set(['Identifier', 'MemberExpression', 'ChainExpression', 'ObjectExpression', 'NewExpression'])

/** Functions of components that give what React shows. */
const GIVING = new Set(['map', 'join', 't', 'markdown', 'picture', 'renderSection', 'headings'])

function givesElements(call: SyntaxNode): boolean {
  const callee = childOf(call, 'callee')
  const name = callee?.type === 'MemberExpression' ? keyOf(callee, 'property') : nameOf(callee)
  return name !== undefined && GIVING.has(name)
}

/** The values that an expression may have in an element. What is false or nothing is not shown. */
function resultsOf(shown: SyntaxNode): SyntaxNode[] {
  switch (shown.type) {
    case 'JSXFragment':
      return childrenOf(shown, 'children').flatMap(resultsOf)
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return inField(shown, 'expression')
    case 'ConditionalExpression':
      return [...inField(shown, 'consequent'), ...inField(shown, 'alternate')]
    case 'LogicalExpression':
      return [...(fieldOf(shown, 'operator') === '&&' ? [] : inField(shown, 'left')), ...inField(shown, 'right')]
    default:
      return [shown]
  }
}

function inField(node: SyntaxNode, field: string): SyntaxNode[] {
  const child = childOf(node, field)
  return child ? resultsOf(child) : []
}
