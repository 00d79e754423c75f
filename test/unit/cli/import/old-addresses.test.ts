import { describe, expect, test } from 'vitest'
import { oldAddressesOf } from '../../../../cli/import/old-addresses.ts'

const of = (aliases: unknown, locale: 'de' | 'en' = 'de', old = '/blog/first/') =>
  oldAddressesOf({ data: { aliases }, locale, old }, 'en')

describe('an alias of an old site', () => {
  test.each([['/old/'], ['/old'], ['//old//']])(
    'that begins with a slash is an address of the whole site: %s',
    (alias) => {
      expect(of([alias])).toEqual({ own: [], others: ['/old'] })
    },
  )

  test('that begins with the language of its text is one of the text', () => {
    expect(of(['/de/alt/'])).toEqual({ own: ['/alt'], others: [] })
  })

  test.each(['/en/old', '/old.HTML', '/de/Alt.html', '/Old/Path'])(
    'that no text can have stays as it was: %s',
    (one) => {
      expect(of([one])).toEqual({ own: [], others: [one] })
    },
  )

  test('may be named as Jekyll does', () => {
    const text = { data: { redirect_from: '/old/' }, locale: 'de', old: '/blog/first/' }
    expect(oldAddressesOf(text, 'en').others).toEqual(['/old'])
  })

  test('without a slash in front is beside its text, with the language', () => {
    expect(of('old')).toEqual({ own: ['/blog/old'], others: [] })
    expect(of('old', 'de', '/de/blog/first/')).toEqual({ own: ['/blog/old'], others: [] })
  })

  test('beside a text in the main language may have had the language or not', () => {
    expect(of('../old', 'en')).toEqual({ own: ['/old'], others: ['/old'] })
  })

  test('that is the root needs no redirect, and one that is written twice needs one', () => {
    expect(of(['/', '', '/old', '/old/'])).toEqual({ own: [], others: ['/old'] })
    expect(of(undefined)).toEqual({ own: [], others: [] })
  })
})
