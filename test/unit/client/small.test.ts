import { describe, expect, test } from 'vitest'
import { chooseLocale, cookieOf } from '../../../renderer/client/locale.ts'
import { isSparing } from '../../../renderer/client/navigation/prefetch.ts'
import { allowReload, RELOAD_GUARD_MS } from '../../../renderer/client/navigation/reload-guard.ts'
import { keepFields, takeFields, type Field } from '../../../renderer/client/forms.ts'
import { readJson, sessionStore, type Store } from '../../../renderer/client/store.ts'
import { messagePage } from '../../../renderer/client/navigation/show.ts'
import { markCurrent, markOnce } from '../../../renderer/render/current.ts'
import { jsonScript } from '../../../renderer/render/json-script.ts'

/** A storage as browsers have it. */
function storeWith(entries: Readonly<Record<string, string>> = {}): Store {
  const map = new Map(Object.entries(entries))
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
}

const blocked = (): Store => {
  throw new DOMException('blocked', 'SecurityError')
}

describe('a document load after a failure', () => {
  test('is allowed once for a path within 10 seconds', () => {
    const store = storeWith()
    expect(allowReload('/de/a/', store, 1000)).toBe(true)
    expect(allowReload('/de/a/', store, 1000 + RELOAD_GUARD_MS - 1)).toBe(false)
    expect(allowReload('/de/a/', store, 1000 + RELOAD_GUARD_MS)).toBe(true)
  })

  test('is allowed for another path', () => {
    const store = storeWith()
    allowReload('/de/a/', store, 1000)
    expect(allowReload('/de/b/', store, 1001)).toBe(true)
  })

  test('is allowed where somebody else has written the key', () => {
    expect(allowReload('/de/a/', storeWith({ 'site:reload': '{broken' }), 1)).toBe(true)
  })
})

describe('the storage of the session', () => {
  test('is that of the browser', () => {
    const real = storeWith()
    sessionStore(() => real).setItem('a', '1')
    expect(real.getItem('a')).toBe('1')
  })

  test('is a memory where the browser blocks it', () => {
    const store = sessionStore(blocked)
    store.setItem('a', '1')
    expect(store.getItem('a')).toBe('1')
    store.removeItem('a')
    expect(store.getItem('a')).toBeNull()
  })

  test('knows what outlasts the document', () => {
    const full = { ...storeWith({ a: 'before' }), setItem: () => blocked() }
    for (const [open, expected] of [
      [() => full, false],
      [blocked, false],
    ] as const) {
      const store = sessionStore(open)
      store.setItem('a', '1')
      expect(store.keeps('a')).toBe(expected)
    }
    const real = storeWith()
    const store = sessionStore(() => real)
    store.setItem('a', '1')
    expect(store.keeps('a')).toBe(true)
  })

  test('is read as JSON, or as nothing', () => {
    expect(readJson(storeWith({ a: '[1]' }), 'a')).toEqual([1])
    expect(readJson(storeWith({ a: '[1' }), 'a')).toBeUndefined()
    expect(readJson(storeWith(), 'a')).toBeNull()
  })
})

describe('what was typed', () => {
  const fields: readonly Field[] = [[0, 'name', 'typed', false]]

  test('is kept for its page, and given back once', () => {
    const store = storeWith()
    keepFields(store, '/de/a/', fields)
    expect(takeFields(store, '/de/b/')).toEqual([])
    expect(takeFields(store, '/de/a/')).toEqual(fields)
    expect(takeFields(store, '/de/a/')).toEqual([])
  })

  test('leaves nothing in the storage where nothing was typed', () => {
    const store = storeWith()
    keepFields(store, '/de/a/', [])
    expect(store.getItem('site:form')).toBeNull()
  })
})

describe('the cookie of the language', () => {
  test('is that of @nuxtjs/i18n: a year, the whole site, lax', () => {
    expect(cookieOf('en', 'http:')).toBe('i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax')
  })

  test('is secure where the page is', () => {
    expect(cookieOf('en', 'https:')).toMatch(/; Secure$/)
  })
})

describe('the language switcher', () => {
  const here = { location: { search: '?q=1', hash: '#x', protocol: 'https:' }, document: {} } as Window
  const linkIn = (state: string) => ({
    dataset: { locale: 'en' },
    search: '',
    hash: '',
    closest: (selector: string) => (selector.includes(`data-state=${state}`) ? {} : null),
  })

  test.each([
    ['translation', '?q=1', '#x'],
    ['current', '?q=1', '#x'],
    ['fallback', '', ''],
  ])('to a page that is a %s has the query %s and the anchor %s', (state, search, hash) => {
    const link = linkIn(state)
    chooseLocale(link as unknown as HTMLAnchorElement, here, 'choice')
    expect(link).toMatchObject({ search, hash })
  })
})

test.each([
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g', saveData: false }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
])('whether a line %o is spared is %s', (line, spared) => {
  expect(isSparing(line)).toBe(spared)
})

test('a page that no file stands for shows its text as text', () => {
  const page = messagePage(
    'Not found: <img src=x> & more',
    { message: '<main><h1>{text}</h1></main>', tone: 'dark' },
    '/de/x/',
  )
  expect(page.main).toBe('<main><h1>Not found: &lt;img src=x> &amp; more</h1></main>')
  expect(page.body['data-tone']).toBe('dark')
  expect(page.head).toContain('<title>Not found: &lt;img src=x> &amp; more</title>')
})

describe('links to the page itself', () => {
  test.each([
    ['<a href="/de/a/">A</a>', '<a href="/de/a/" aria-current="page">A</a>'],
    ['<a class="x" href="/de/a/" lang="de">A</a>', '<a class="x" href="/de/a/" lang="de" aria-current="page">A</a>'],
    ['<a href="/de/a/" aria-current="true">A</a>', '<a href="/de/a/" aria-current="true">A</a>'],
    ['<a href="/de/a/b/">A</a>', '<a href="/de/a/b/">A</a>'],
    ['<abbr href="/de/a/">A</abbr>', '<abbr href="/de/a/">A</abbr>'],
  ])('%s', (markup, expected) => {
    expect(markCurrent(markup, '/de/a/')).toBe(expected)
  })
})

describe('one item of the bar is current', () => {
  const group = '<li data-group="a" data-current=""><summary class="b" aria-current="true">A</summary></li>'
  const bar = (marked: string): string => `${group}<ul data-in-bar=""><li><a href="/"${marked}>B</a></li></ul>`
  const unmarked = '<li data-group="a"><summary class="b">A</summary></li>'

  test('the link to the page itself, not its group as well', () => {
    const marked = ' aria-current="page"'
    expect(markOnce(bar(marked))).toBe(bar(marked).replace(group, unmarked))
  })

  test('the group of a page that has no link in the bar', () => {
    expect(markOnce(bar(''))).toBe(bar(''))
    const inMenu = `${bar('')}<a href="/a/" aria-current="page">A</a>`
    expect(markOnce(inMenu)).toBe(inMenu)
  })
})

test('JSON in a script element cannot end it', () => {
  const { text } = jsonScript({ a: '</script><!--\u2028&' }, 'x')
  expect(text).toBe('{"a":"\\u003c/script\\u003e\\u003c!--\\u2028\\u0026"}')
  expect(JSON.parse(text ?? '')).toEqual({ a: '</script><!--\u2028&' })
})
