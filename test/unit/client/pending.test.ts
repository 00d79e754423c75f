import { expect, test } from 'vitest'
import { isAsked } from '../../../renderer/client/pending.ts'

test.each<[string | undefined, string, boolean]>([
  ['topic tag', '?tag=intune', true],
  ['topic tag', '?source=mail&topic=', true],
  ['topic tag', '?source=tag', false],
  ['topic tag', '', false],
  [undefined, '?topic=azure', false],
])('an island that answers %s is asked by %s: %s', (names, search, expected) => {
  expect(isAsked(names, search)).toBe(expected)
})
