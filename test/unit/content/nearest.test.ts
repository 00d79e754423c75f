import { distance as edits } from 'fastest-levenshtein'
import { expect, test } from 'vitest'
import { didYouMean } from '../../../renderer/content/nearest.ts'
import { oneOf } from '../../../renderer/content/one-of.ts'

const PARTS = ['guide', 'Tour', 'tours', 'azure', 'azur', 'cloud', 'a', 'de', 'news', 'stone', 'İ']
const KNOWN = PARTS.flatMap((one) => PARTS.flatMap((other) => [one, `${one}-${other}`, `/${other}/${one}/`]))

/** As it reads in one sentence: the nearest of all, the first of those that are equally near. */
function nearestOfAll(word: string): string | undefined {
  const scored = KNOWN.map((known) => ({ known, distance: edits(word.toLowerCase(), known.toLowerCase()) }))
  const [best] = scored.toSorted((a, b) => a.distance - b.distance)
  if (best && best.distance <= Math.ceil(word.length / 3)) return best.known
  const longer = KNOWN.filter((known) => word.length > 3 && known.toLowerCase().includes(word.toLowerCase()))
  return longer.toSorted((a, b) => a.length - b.length)[0]
}

test.each(['giude-tour', 'GUIDE', 'tor', 'azrue', '/de/clod/', 'x', '', 'loud', 'stone-stone-stone', 'news-a', '/ne'])(
  'the nearest word to %j is the one that comparing with all finds',
  (word) => {
    expect(didYouMean(word, KNOWN)).toBe(nearestOfAll(word))
  },
)

test.each(KNOWN.flatMap((known, at) => (at % 29 === 0 ? [[known]] : [])))(
  'a misspelt %j is compared no less than with all',
  (known) => {
    const misspelt = [known.slice(1), `x${known}`, known.replace(/u|o/g, ''), Array.from(known).toReversed().join('')]
    expect(misspelt.map((word) => didYouMean(word, KNOWN))).toEqual(misspelt.map(nearestOfAll))
  },
)

test('known words are gone through once, however many are compared with them', () => {
  let reads = 0
  const counted = new Proxy(KNOWN, {
    get: (own, name) => ((reads += Number(/^\d/.test(String(name)))), Reflect.get(own, name)),
  })
  const words = KNOWN.map((known) => `${known}s`)
  expect(words.map((word) => didYouMean(word, counted))).toEqual(words.map(nearestOfAll))
  expect(reads).toBe(KNOWN.length)
})

test('a set of names is as good as a list', () => {
  expect(didYouMean('gude', new Set(KNOWN))).toBe('guide')
})

test('of thousands of names, a message lists the first', () => {
  expect(oneOf(['stone', 'water'])).toBe('one of stone, water')
  expect(oneOf(Array.from({ length: 5000 }, (_, at) => `t${at}`))).toMatch(/^one of t0, t1, .*, t99 and 4900 more$/)
})

test.each([
  ['titel', 'title'],
  ['TITLE', 'title'],
  ['descripton', 'description'],
  ['xyz', undefined],
  ['', undefined],
])('takes %j for %s', (word, expected) => {
  expect(didYouMean(word, ['title', 'description'])).toBe(expected)
})

test('finds nothing among nothing', () => {
  expect(didYouMean('title', [])).toBeUndefined()
})
