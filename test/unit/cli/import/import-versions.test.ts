import { expect, test } from 'vitest'
import { versionsOf } from '../../../../cli/import/around.ts'

const LANGUAGES = ['de', 'en', 'es']
const texts = ['en', 'fr', 'es', 'de', 'es'].flatMap((locale, round) =>
  ['alpha', 'bravo'].slice(round % 2).map((key) => ({ key, locale, round })),
)

test.each(['alpha', 'bravo'])('the languages of %s are in the order of the site', (key) => {
  const own = texts.filter((text) => text.key === key)
  const inOrder = own.toSorted((a, b) => LANGUAGES.indexOf(a.locale) - LANGUAGES.indexOf(b.locale))
  expect(versionsOf(texts, LANGUAGES).get(key)).toEqual(inOrder)
})

test('of 20,000 texts takes no longer than reading each once', () => {
  let looks = 0
  const many = Array.from({ length: 20_000 }, (_, index) => ({
    get key() {
      looks += 1
      return `entry-${index >> 1}`
    },
    locale: index % 2 === 0 ? 'en' : 'de',
  }))
  expect(versionsOf(many, LANGUAGES).size).toBe(10_000)
  expect(looks).toBeLessThanOrEqual(3 * many.length)
})
