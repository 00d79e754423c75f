import { expect, test } from 'vitest'
import { browserHint, hideBrowserNames } from '../../../../cli/theme/faults/browser-names.ts'

test.each(['navigator', 'self', 'innerWidth', 'customElements', 'IntersectionObserver'])(
  'code of pages that uses `%s` is told where that belongs',
  (name) => expect(browserHint(`${name} is not defined`)).toContain('of an island'),
)

test('of a misspelt name of its own it is not', () => {
  expect(browserHint('navigators is not defined')).toBeUndefined()
})

test('what newer versions of Node have of browsers is not there for themes', () => {
  const names = ['navigator', 'localStorage']
  const own = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const name of names) Object.defineProperty(globalThis, name, { value: {}, configurable: true })
  hideBrowserNames()
  expect(names.filter((name) => name in globalThis)).toEqual([])
  for (const [name, descriptor] of own) if (descriptor) Object.defineProperty(globalThis, name, descriptor)
})
