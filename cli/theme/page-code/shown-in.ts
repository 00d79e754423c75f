import type { ESTree } from 'rolldown/utils'

/** An element or a fragment in JSX. */
export type Element = ESTree.JSXElement | ESTree.JSXFragment

/** What stands between the tags of an element, or in a function that draws one. */
type Shown = ESTree.JSXChild | ESTree.Expression

/** The elements that an element surely has for children, if they are shown; those in properties and in calls may be put elsewhere. */
export function childrenOf({ children }: Element): Element[] {
  return children.flatMap((child) => shownIn(child))
}

/** The elements that are drawn for each entry of a list: `{list.map((one) => <li>…</li>)}`. */
export function listedIn({ children }: Element): Element[] {
  return children.flatMap((child) => branchesOf(child)).flatMap((one) => drawnByMap(one))
}

function shownIn(child: Shown): Element[] {
  return branchesOf(child).flatMap((one) => {
    if (one.type === 'JSXElement') return [one]
    return one.type === 'JSXFragment' ? childrenOf(one) : drawnByMap(one)
  })
}

/** The values that an expression may have: those of `a && b` and `a ? b : c`. */
function branchesOf(shown: Shown): Shown[] {
  switch (shown.type) {
    case 'JSXExpressionContainer':
      return shown.expression.type === 'JSXEmptyExpression' ? [] : branchesOf(shown.expression)
    case 'ParenthesizedExpression':
      return branchesOf(shown.expression)
    case 'LogicalExpression':
      return [...branchesOf(shown.left), ...branchesOf(shown.right)]
    case 'ConditionalExpression':
      return [...branchesOf(shown.consequent), ...branchesOf(shown.alternate)]
    default:
      return [shown]
  }
}

function drawnByMap(shown: Shown): Element[] {
  if (shown.type !== 'CallExpression' || shown.callee.type !== 'MemberExpression') return []
  const { property } = shown.callee
  const [draw] = shown.arguments
  if (property.type !== 'Identifier' || property.name !== 'map' || draw?.type !== 'ArrowFunctionExpression') return []
  return resultsOf(draw).flatMap((one) => (one.type === 'JSXElement' || one.type === 'JSXFragment' ? [one] : []))
}

function resultsOf({ body }: ESTree.ArrowFunctionExpression): Shown[] {
  if (body.type !== 'BlockStatement') return branchesOf(body)
  return body.body.flatMap((one) => (one.type === 'ReturnStatement' && one.argument ? branchesOf(one.argument) : []))
}
