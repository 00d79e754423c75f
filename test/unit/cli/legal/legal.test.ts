import { describe, expect, test } from 'vitest'
import { builtPage, loadsOfStyles, namesInCode } from '../../../../cli/legal/built-page.ts'
import { fartherThanTwoClicks } from '../../../../cli/legal/clicks.ts'
import { storedNames } from '../../../../cli/legal/stored-names.ts'

describe('pages farther than two clicks from the imprint', () => {
  const graph = (links: Readonly<Record<string, readonly string[]>>) =>
    new Map(Object.entries(links).map(([page, targets]) => [page, new Set(targets)]))

  test('are none if each links to it, or to a page that does', () => {
    const links = { '/imprint/': [], '/': ['/imprint/'], '/a/': ['/'] }
    expect(fartherThanTwoClicks(graph(links), '/imprint/')).toEqual([])
  })

  test('are those with three clicks, and those without a way', () => {
    const links = { '/imprint/': [], '/': ['/imprint/'], '/a/': ['/'], '/b/': ['/a/'], '/c/': [] }
    expect(fartherThanTwoClicks(graph(links), '/imprint/')).toEqual(['/b/', '/c/'])
  })
})

describe('what a script stores', () => {
  test.each([
    ['a literal', 'sessionStorage.setItem("seen", "1")', ['seen']],
    ['a constant', 'const e=`site:seen`;function f(){sessionStorage.setItem(e,`1`)}', ['site:seen']],
    ['by a variable for the storage', 'const s=window.localStorage;s.setItem(`kept`,x)', ['kept']],
    ['a cookie', 'document.cookie=`lang=${e}; Path=/`', ['lang']],
    ['a cookie with a constant name', 'const n="lang";document.cookie=`${n}=${e}; Path=/`', ['lang']],
    ['a database', 'indexedDB.open("posts", 1)', ['posts']],
    ['nothing: another `setItem`', 'const m=new Store;m.setItem("a", 1)', []],
    ['nothing: what is only read', 'localStorage.getItem("theme")', []],
  ])('is found: %s', (_what, script, names) => {
    expect(storedNames(script)).toEqual({ names, unreadable: [] })
  })

  test('is not guessed if the name is computed', () => {
    expect(storedNames('localStorage.setItem(prefix+id,value)')).toEqual({ names: [], unreadable: ['prefix+id'] })
  })
})

describe('what a page loads', () => {
  test.each([
    ['<img src="https://a.example/x.png">', ['https://a.example/x.png']],
    ['<img src="/x.png" srcset="/x.png 1x, https://a.example/y.png 2x">', ['https://a.example/y.png']],
    ['<script async src="//a.example/x.js"></script>', ['https://a.example/x.js']],
    ['<link rel="stylesheet" href="https://a.example/x.css">', ['https://a.example/x.css']],
    ['<iframe title="map" src="https://a.example/?a=1&amp;b=2"></iframe>', ['https://a.example/?a=1&b=2']],
    ['<link rel="canonical" href="https://a.example/"><a href="https://a.example/">away</a>', []],
    ['<link rel="alternate" hreflang="de" href="https://a.example/de/">', []],
  ])('%s', (html, loads) => {
    expect(builtPage(html).loads).toEqual(loads)
  })

  test('includes what its style sheets load', () => {
    const css = '@import "https://a.example/a.css"; a { background: url(/own.svg), url("https://b.example/b.png") }'
    expect(loadsOfStyles(css)).toEqual(['https://a.example/a.css', 'https://b.example/b.png'])
  })
})

test('the links of a page, and what it says that the site stores, are read', () => {
  const { links, storage } = builtPage(
    '<a class="x" href="/de/a/?b#c">a</a><code data-storage="site:form">site:form</code>',
  )
  expect([...links]).toEqual(['/de/a/'])
  expect(storage).toEqual(['site:form'])
  expect(namesInCode('<p><code>site:form</code>', 'site:form')).toBe(true)
})
