import type { ESTree } from 'rolldown/utils'
import type { Found } from './finding.ts'

/** Functions whose results are others in each build, by the object that has them. */
const CHANGING: Readonly<Record<string, readonly string[]>> = {
  Date: ['now'],
  Math: ['random'],
  crypto: ['randomUUID', 'getRandomValues'],
  performance: ['now'],
}

/** A call whose result is another one in each build: `Date.now()`. */
export function changingCall({ callee, start }: ESTree.CallExpression): Found[] {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier' || callee.computed) return []
  const { object, property } = callee
  if (property.type !== 'Identifier' || !CHANGING[object.name]?.includes(property.name)) return []
  return [{ kind: 'changing', what: `${object.name}.${property.name}()`, start }]
}

/** The date of today: `new Date()`. */
export function changingDate({ callee, arguments: values, start }: ESTree.NewExpression): Found[] {
  const isToday = callee.type === 'Identifier' && callee.name === 'Date' && values.length === 0
  return isToday ? [{ kind: 'changing', what: 'new Date()', start }] : []
}
