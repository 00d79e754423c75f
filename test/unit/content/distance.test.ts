import leven from 'leven'
import { expect, test } from 'vitest'
import { distance } from '../../../renderer/content/distance.ts'
import { random } from '../../support/samples/random.mjs'

const next = random(7)
const below = (count: number): number => Math.floor(next() * count)
const wordOf = (letters: string, most: number): string =>
  Array.from({ length: below(most) }, () => letters[below(letters.length)]).join('')

/** A word with a few letters more, less or others. */
function edited(word: string, letters: string): string {
  const at = below(word.length + 1)
  const changed = word.slice(0, at) + wordOf(letters, 3) + word.slice(at + below(3))
  return below(2) === 0 ? changed : edited(changed, letters)
}

test.each([
  ['of two letters', 'ab', 20],
  ['of many letters', 'abcdefghijklmnopqrstuvwxyz-/äßжी', 40],
  ['of more letters than a number has bits', 'abc', 80],
])('words %s are as far apart as by the table of all distances', (_, letters, most) => {
  const wrong = Array.from({ length: 4_000 }, () => {
    const one = wordOf(letters, most)
    const other = below(3) === 0 ? wordOf(letters, most) : edited(one, letters)
    const limit = below(12)
    return [one, other, limit, distance(one, other, limit), Math.min(leven(one, other), limit + 1)] as const
  }).filter(([, , , found, expected]) => found !== expected)
  expect(wrong).toEqual([])
})

test('the 32nd letter counts', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz012345'
  expect(distance(letters, letters.split('').toReversed().join(''), 40)).toBe(32)
  expect(distance(letters, `x${letters.slice(1, -1)}y`, 40)).toBe(2)
})
