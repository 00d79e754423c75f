import type { VisitorObject } from 'rolldown/utils'

/** Hooks that do nothing while HTML is drawn. */
export const EFFECTS: readonly string[] = [
  'useEffect',
  'useEffectEvent',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
]

/** Hooks for values that change, of which HTML shows the first one. */
export const STATE: readonly string[] = [
  'useActionState',
  'useOptimistic',
  'useReducer',
  'useState',
  'useSyncExternalStore',
  'useTransition',
]

type Program = Parameters<NonNullable<VisitorObject['Program']>>[0]
type Callee = Parameters<NonNullable<VisitorObject['CallExpression']>>[0]['callee']

/** Returns the name that a called function has in React, by the imports of a module; undefined if it is not one of React's. */
export function reactNames({ body }: Program): (callee: Callee) => string | undefined {
  const names = new Map<string, string>()
  const wholes = new Set<string>()
  for (const node of body) {
    if (node.type !== 'ImportDeclaration' || node.source.value !== 'react') continue
    for (const one of node.specifiers) {
      if (one.type !== 'ImportSpecifier') wholes.add(one.local.name)
      else names.set(one.local.name, one.imported.type === 'Identifier' ? one.imported.name : one.imported.value)
    }
  }
  return (callee) => {
    if (callee.type === 'Identifier') return names.get(callee.name)
    if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return undefined
    const { object, property } = callee
    return wholes.has(object.name) && property.type === 'Identifier' && !callee.computed ? property.name : undefined
  }
}
