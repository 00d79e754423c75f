import { afterEach, describe, expect, test, vi } from 'vitest'
import { withBase } from '../../../renderer/client.ts'
import { belowBase } from '../../../renderer/outputs/below-base.ts'
import { settingsOf } from '../builders.ts'

const settings = settingsOf({
  baseUrl: 'https://alpha.example/team/docs',
  locales: ['de', 'en'],
  forms: { eventRequest: { endpoint: '/requests/event', thanks: '/thanks' } },
})
const moved = belowBase(settings, ['menu', 'favicon.svg'])
const html = (content: string): string => moved({ path: 'de/index.html', content }).content

describe('a site whose base URL has a path', () => {
  test.each([
    ['<a href="/de/a/?q=/b#c">', '<a href="/team/docs/de/a/?q=/b#c">'],
    [
      '<img src="/menu/a.svg" srcset="/menu/a.png 1x, /menu/b.png 2x"/>',
      '<img src="/team/docs/menu/a.svg" srcset="/team/docs/menu/a.png 1x, /team/docs/menu/b.png 2x"/>',
    ],
    [
      '<img srcSet="/menu/a.png 1x, /menu/b.png 2x"/><link imageSrcSet="/b.png 2x"/><button formAction="/requests/event">',
      '<img srcSet="/team/docs/menu/a.png 1x, /team/docs/menu/b.png 2x"/><link imageSrcSet="/team/docs/b.png 2x"/><button formAction="/team/docs/requests/event">',
    ],
    ['<form method="post" action="/requests/event">', '<form method="post" action="/team/docs/requests/event">'],
    [
      '<meta http-equiv="refresh" content="0; url=/de/">',
      '<meta http-equiv="refresh" content="0; url=/team/docs/de/">',
    ],
    ['<div data-for-path="^/en(/|$)" hidden>', '<div data-for-path="^/team/docs/en(/|$)" hidden>'],
    ['<b data-ahead="/assets/a.js /assets/b.js">', '<b data-ahead="/team/docs/assets/a.js /team/docs/assets/b.js">'],
  ])('has its path in %s', (before, after) => {
    expect(html(before)).toBe(after)
  })

  test.each([
    '<a href="//elsewhere.example/">',
    '<a href="https://elsewhere.example/de/">',
    '<a href="#de">',
    '<code>&lt;a href="/de/"&gt;</code>',
    '<p title="/de/" data-unit="/month">a href="/de/"</p>',
  ])('leaves %s as it is', (text) => {
    expect(html(text)).toBe(text)
  })

  test('has it in the properties of islands, and not in words that begin with a slash', () => {
    expect(
      html('<site-island data-props="{&quot;href&quot;:&quot;/de/a/&quot;,&quot;unit&quot;:&quot;/month&quot;}">'),
    ).toBe(
      '<site-island data-props="{&quot;href&quot;:&quot;/team/docs/de/a/&quot;,&quot;unit&quot;:&quot;/month&quot;}">',
    )
  })

  test('has it in the widths of a picture in JSON, and not in words that look like them', () => {
    const json = (srcSet: string): string =>
      moved({ path: 'de/_posts.json', content: JSON.stringify({ srcSet }) }).content
    expect(json('/assets/a.webp 1w, /menu/b.webp 2w')).toBe(
      '{"srcSet":"/team/docs/assets/a.webp 1w, /team/docs/menu/b.webp 2w"}\n',
    )
    expect(json('/month 1w')).toBe('{"srcSet":"/month 1w"}\n')
  })

  test('has it in the data of a page, whose HTML stays escaped', () => {
    const before = String.raw`<script type="application/json" id="d">{"to":"/requests/event","main":"\u003ca href=\"/en/\">\u0026amp;"}</script>`
    const after = String.raw`<script type="application/json" id="d">{"to":"/team/docs/requests/event","main":"\u003ca href=\"/team/docs/en/\"\u003e\u0026amp;"}</script>`
    expect(html(before)).toBe(after)
  })

  test('has it in payloads: the path and the links', () => {
    const content = `${JSON.stringify({ path: '/de/', main: '<main><a href="/de/b/">/de/b/</a></main>' })}\n`
    expect(JSON.parse(moved({ path: 'de/_payload.json', content }).content)).toEqual({
      path: '/team/docs/de/',
      main: '<main><a href="/team/docs/de/b/">/de/b/</a></main>',
    })
  })

  test('has it in the files that templates make of properties and texts', () => {
    const content = JSON.stringify({ consent: { href: '/de/legal/' }, unit: '/month' })
    expect(JSON.parse(moved({ path: 'assets/props.0123456789.json', content }).content)).toEqual({
      consent: { href: '/team/docs/de/legal/' },
      unit: '/month',
    })
    expect(html('<site-island data-props-at="/assets/props.0123456789.json">')).toBe(
      '<site-island data-props-at="/team/docs/assets/props.0123456789.json">',
    )
  })

  test('is the same to the byte without a path', () => {
    const file = { path: 'de/index.html', content: '<a href="/de/">' }
    expect(belowBase(settingsOf({ baseUrl: 'https://alpha.example' }), [])(file)).toBe(file)
  })
})

describe('a path that an island puts together', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('gets the path of the base URL in the browser', () => {
    vi.stubGlobal('SITE_BASE', '/team/docs')
    expect(withBase('/en/contact/')).toBe('/team/docs/en/contact/')
  })

  test('has it once in a page, whose HTML gets it when it is written', () => {
    expect(html(`<a href="${withBase('/en/contact/')}">`)).toBe('<a href="/team/docs/en/contact/">')
  })
})
