import { expect, test } from 'vitest'
import { holdForQuery } from '../../../renderer/client/navigation/pending.ts'
import { answersPattern } from '../../../renderer/definitions/islands/island.tsx'

test.each<[string[] | undefined, string, boolean]>([
  [['topic', 'tag'], '?tag=intune', true],
  [['topic', 'tag'], '?source=mail&topic=', true],
  [['topic', 'tag'], '?source=tag', false],
  [['topic', 'tag'], '?stage=1', false],
  [['topic', 'tag'], '', false],
  [undefined, '?topic=azure', false],
  [undefined, '', false],
])('an island that answers %s is waited for with %s: %s', (names, search, expected) => {
  const dataset: DOMStringMap = names ? { answers: answersPattern(names) } : {}
  holdForQuery({ dataset }, search)
  expect('pending' in dataset).toBe(expected)
})
