import { expect, test } from 'vitest'
import { browserHint } from '../../../../cli/theme/faults/browser-names.ts'

test.each(['navigator', 'self', 'innerWidth', 'customElements', 'IntersectionObserver'])(
  'code of pages that uses `%s` is told where that belongs',
  (name) => expect(browserHint(`${name} is not defined`)).toContain('of an island'),
)

test('of a misspelt name of its own it is not', () => {
  expect(browserHint('navigators is not defined')).toBeUndefined()
})
