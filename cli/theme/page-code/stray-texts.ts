import type { ESTree } from 'rolldown/utils'
import type { Found } from './finding.ts'
import type { Element } from './shown-in.ts'

/** What an element shows although it was not meant as a text: the `0` of an empty list, and comments. */
export function strayTexts({ children }: Element): Found[] {
  return children.flatMap((child) => {
    if (child.type === 'JSXText') return commentIn(child)
    return child.type === 'JSXExpressionContainer' ? zeroIn(child.expression) : []
  })
}

/** `a && list.length && <ul />` */
function zeroIn(shown: ESTree.Expression | ESTree.JSXEmptyExpression): Found[] {
  if (shown.type === 'ParenthesizedExpression') return zeroIn(shown.expression)
  if (shown.type === 'ConditionalExpression') return [...zeroIn(shown.consequent), ...zeroIn(shown.alternate)]
  if (shown.type !== 'LogicalExpression' || shown.operator !== '&&') return []
  const { left, right, start } = shown
  const name = countIn(left)
  return [...(name === undefined ? [] : [{ kind: 'zero' as const, what: `.${name} &&`, start }]), ...zeroIn(right)]
}

/** `length` of a condition that is the number itself. */
function countIn(condition: ESTree.Expression): string | undefined {
  switch (condition.type) {
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return countIn(condition.expression)
    case 'LogicalExpression':
      return condition.operator === '&&' ? countIn(condition.right) : undefined
    case 'MemberExpression': {
      const { property } = condition
      return property.type === 'Identifier' && /^(?:length|size)$/.test(property.name) ? property.name : undefined
    }
    default:
      return undefined
  }
}

/** A comment of code between tags, which is a text there, at the beginning of a line. */
function commentIn({ value, start }: ESTree.JSXText): Found[] {
  const [before, mark] = /^(\s*)(\/\/(?=\s)|\/\*)/.exec(value)?.slice(1) ?? []
  return mark === undefined ? [] : [{ kind: 'comment', what: mark, start: start + (before ?? '').length }]
}

/** An element in a place of its own, as in a function that does not return it. */
export function unshown({ expression, start }: ESTree.ExpressionStatement): Found[] {
  const isElement = expression.type === 'JSXElement' || expression.type === 'JSXFragment'
  return isElement ? [{ kind: 'unshown', what: '<', start }] : []
}

/** What stands between the tags of `<Island>`, which shows the component that it names with `props`. */
export function betweenIslandTags({ openingElement: { name }, children }: ESTree.JSXElement): Found[] {
  if (name.type !== 'JSXIdentifier' || name.name !== 'Island') return []
  const first = children.find((child) => child.type !== 'JSXText' || child.value.trim() !== '')
  return first ? [{ kind: 'in-island', what: '<Island>', start: first.start }] : []
}
