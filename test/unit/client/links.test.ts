import { describe, expect, test } from 'vitest'
import { isPlain, isSamePage, targetOf, type Click } from '../../../renderer/client/links.ts'

const here = new URL('https://a.example/de/a/?q=1#x')
const plain: Click = {
  altKey: false,
  button: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
}

function target(
  href: string,
  fields: { readonly target?: string; readonly attribute?: string } = {},
): string | undefined {
  const link = {
    href: new URL(href, here).href,
    target: fields.target ?? '',
    hasAttribute: (name: string) => name === fields.attribute,
  }
  return targetOf(link, here, 'de')?.href.replace(here.origin, '')
}

describe('a link is followed without the browser', () => {
  test.each(['/de/b/', '/de/b/?q=2', '/de/b/#y', '/de/', '/de/a/', '/de/a/?q=2#x', 'https://a.example/de/b/'])(
    'to %s',
    (href) => {
      expect(target(href)).toBe(href.replace(here.origin, ''))
    },
  )
})

describe('a link is left to the browser', () => {
  test.each([
    ['/en/b/', 'another language'],
    ['/den/', 'a path that only begins like the language'],
    ['/', 'the root page'],
    ['/de/file.pdf', 'a file'],
    ['/de/b', 'an address without its slash'],
    ['#y', 'a place on the page'],
    ['/de/a/?q=1#y', 'a place on the page, named in full'],
    ['https://b.example/de/b/', 'another host'],
    ['https://a.example:8443/de/b/', 'another port'],
    ['http://a.example/de/b/', 'another protocol'],
    ['javascript:alert(1)', 'a script'],
    ['mailto:a@b.example', 'an address for mail'],
    ['data:text/html,/de/', 'data'],
  ])('to %s: %s', (href) => {
    expect(target(href)).toBeUndefined()
  })

  test('that downloads', () => {
    expect(target('/de/b/', { attribute: 'download' })).toBeUndefined()
  })

  test.each(['_blank', '_parent', 'frame'])('into %s', (name) => {
    expect(target('/de/b/', { target: name })).toBeUndefined()
  })
})

describe('a click', () => {
  test('is plain without keys and with the main button', () => {
    expect(isPlain(plain)).toBe(true)
  })

  test.each([{ altKey: true }, { button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'is not plain with %o',
    (change) => {
      expect(isPlain({ ...plain, ...change })).toBe(false)
    },
  )
})

test.each([
  ['https://a.example/de/a/?q=1', true],
  ['https://a.example/de/a/', false],
  ['https://a.example/de/b/?q=1', false],
])('whether %s is the same page is %s', (other, same) => {
  expect(isSamePage(here, new URL(other))).toBe(same)
})
