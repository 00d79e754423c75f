import { expect, test } from 'vitest'
import { confirmed, type Translation } from '../../../../cli/status/translations.ts'

let reads = 0

/** A translation that counts how often it is asked for its text. */
function translation(group: string, locale: string, digest: string): Translation {
  const rest = { locale, digest, file: `content/${group}/${locale}.md`, source: '', state: 'unconfirmed' } as const
  return {
    ...rest,
    get group() {
      reads += 1
      return group
    },
  }
}

test('what is confirmed now has the digest of its source, and the rest what was known of it', () => {
  const all = ['en', 'es'].flatMap((locale) => [
    translation('posts/a', locale, 'now'),
    translation('posts/b', locale, 'now'),
  ])
  const ledger = { 'posts/b': { en: 'before', es: 'before' }, 'posts/gone': { en: 'before' } }
  expect(confirmed(ledger, all, all.slice(0, 2))).toEqual({
    'posts/a': { en: 'now' },
    'posts/b': { en: 'now', es: 'before' },
  })
})

test('each translation is looked at once, however many are confirmed', () => {
  const all = Array.from({ length: 300 }, (_, at) => translation(`posts/${at}`, 'en', 'now'))
  reads = 0
  expect(Object.keys(confirmed({}, all, all))).toHaveLength(300)
  expect(reads).toBeLessThan(4 * all.length)
})
