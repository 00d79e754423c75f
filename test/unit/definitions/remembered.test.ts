import { expect, test } from 'vitest'
import { remembered } from '../../../renderer/definitions/remembered.ts'

test('makes the value of a name once, and again after a failure', async () => {
  const asked: string[] = []
  const valueOf = remembered(async (name: string, answer: string) => {
    asked.push(name)
    if (asked.length === 1) throw new Error('Not installed yet')
    return answer
  })
  await expect(valueOf('a', 'one')).rejects.toThrow('Not installed yet')
  expect([await valueOf('a', 'two'), await valueOf('a', 'three'), await valueOf('b', 'four')]).toEqual([
    'two',
    'two',
    'four',
  ])
  expect(asked).toEqual(['a', 'a', 'b'])
})
