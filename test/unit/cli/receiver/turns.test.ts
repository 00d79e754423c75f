import { expect, test } from 'vitest'
import { createTurns } from '../../../../cli/receiver/turns.ts'

/** Turns that come when they are asked for, and the names of what has begun. */
function turns() {
  const next: (() => void)[] = []
  const begun: string[] = []
  const inTurn = createTurns((work) => next.push(work))
  return {
    begun,
    come: (visitor: string, name: string) => inTurn(visitor, () => begun.push(name)),
    turn: () => next.shift()?.(),
    waiting: () => next.length,
  }
}

test('one visitor with many requests does not keep others waiting', () => {
  const { begun, come, turn } = turns()
  for (const name of ['a1', 'a2', 'a3', 'a4']) come('a', name)
  come('b', 'b1')
  turn()
  come('c', 'c1')
  for (let count = 0; count < 5; count += 1) turn()
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1', 'a3', 'a4'])
})

test('one request begins in a turn, and turns end with the last request', () => {
  const { begun, come, turn, waiting } = turns()
  come('a', 'a1')
  come('a', 'a2')
  expect([begun.length, waiting()]).toEqual([0, 1])
  turn()
  expect([begun.length, waiting()]).toEqual([1, 1])
  turn()
  expect([begun.length, waiting()]).toEqual([2, 0])
  come('b', 'b1')
  expect(waiting()).toBe(1)
})

test('work that fails does not end the turns of others', () => {
  const next: (() => void)[] = []
  const begun: string[] = []
  const inTurn = createTurns((work) => next.push(work))
  inTurn('a', () => {
    throw new Error('planted')
  })
  inTurn('b', () => begun.push('b1'))
  expect(() => next.shift()?.()).toThrow('planted')
  next.shift()?.()
  expect(begun).toEqual(['b1'])
})

test('between two turns the event loop goes round often, since it accepts one connection each time', async () => {
  const inTurn = createTurns()
  let rounds = 0
  const count = (): void => void setImmediate(() => ((rounds += 1), rounds < 200 && count()))
  count()
  const begun = await new Promise<number[]>((resolve) => {
    const at: number[] = []
    for (let turn = 0; turn < 2; turn += 1) inTurn('a', () => at.push(rounds) === 2 && resolve(at))
  })
  expect((begun[1] ?? 0) - (begun[0] ?? 0)).toBeGreaterThan(20)
})
