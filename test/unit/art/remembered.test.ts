import { expect, test } from 'vitest'
import { remembered } from '../../../templates/art/remembered.ts'

/** A drawing function that counts how often it has drawn. */
function counting(most: number): { draw: (...values: readonly [string, number?]) => string; count: () => number } {
  let count = 0
  const draw = remembered((seed: string, size?: number) => {
    count += 1
    return `${seed} ${size ?? 0}`
  }, most)
  return { draw, count: () => count }
}

test('draws once for the same arguments, and again for others', () => {
  const { draw, count } = counting(10)
  expect([draw('a'), draw('a'), draw('a', 1), draw('a', 1)]).toEqual(['a 0', 'a 0', 'a 1', 'a 1'])
  expect(count()).toBe(2)
})

test('forgets the drawing that was asked for longest ago', () => {
  const { draw, count } = counting(2)
  draw('a')
  draw('b')
  draw('a')
  draw('c')
  expect(count()).toBe(3)
  draw('a')
  expect(count()).toBe(3)
  draw('b')
  expect(count()).toBe(4)
})
