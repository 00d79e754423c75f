import * as fc from 'fast-check'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { markdownEngine } from '../../renderer/markdown/markdown.ts'
import { loadParser, parseWithReference } from '../../renderer/markdown/parser.ts'
import { launch } from '../browser/support/browser.ts'
import '../support/run/locales.ts'
import { generatedMarkdown } from '../support/samples/generated-markdown.ts'
import { rendered } from '../unit/markdown/rendered.ts'

/** Documents, in pages of so many each: without a content security policy, so that only what the build lets through counts. */
const DOCUMENTS = process.env['LONG'] === '1' ? 10_000 : 300
const ON_A_PAGE = 100

const HIT = `parent.hit?.('x')`

/** Pieces of attacks: each runs code, or gets hold of the page, in some place of a document that is not sanitised. */
const ATTACKS = [
  `<script>${HIT}</script>`,
  `<img src=x onerror="${HIT}">`,
  `<svg onload="${HIT}"></svg>`,
  `<svg><animate onbegin="${HIT}" attributeName=x dur=1s>`,
  `<svg><style><img src=x onerror=${HIT}></style></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${HIT}>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${HIT}>`,
  `<noscript><p title="</noscript><img src=x onerror=${HIT}>">`,
  `<textarea><p title="</textarea><img src=x onerror=${HIT}>">`,
  `<title><a title="</title><img src=x onerror=${HIT}>">`,
  `<template><img src=x onerror=${HIT}></template>`,
  `<select><iframe></select><img src=x: onerror=${HIT}>`,
  `<iframe srcdoc="<script>${HIT}</script>"></iframe>`,
  `<iframe src="javascript:${HIT}"></iframe>`,
  `<object data="data:text/html,<script>${HIT}</script>"></object>`,
  `<details open ontoggle="${HIT}"><summary>x</summary></details>`,
  `<video><source onerror="${HIT}"></video>`,
  `<input autofocus onfocus="${HIT}">`,
  `<a href="javascript:${HIT}">x</a>`,
  `<a href="java&#9;script&colon;${HIT}">x</a>`,
  `<b onmouseover="${HIT}" onclick=${HIT} tabindex=0 onfocus=${HIT}>x</b>`,
  `<marquee onstart=${HIT}>x</marquee>`,
  `<style>@import 'data:text/css,*{}'; b { animation: a }</style><b onanimationstart=${HIT}>`,
  `<meta http-equiv=refresh content="0;url=javascript:${HIT}">`,
  `<base href="https://evil.example/">`,
  `<link rel=stylesheet href="data:text/css,*{color:red}">`,
  `<!--><img src=x onerror=${HIT}>-->`,
  `<!--<img title="--><img src=x onerror=${HIT}>">`,
  `<![CDATA[><img src=x onerror=${HIT}>]]>`,
  `<?xml ><img src=x onerror=${HIT}>?>`,
  `<p id="hit" name="parent">x</p>`,
  `[x](javascript:${HIT.replaceAll(/[()]/g, String.raw`\$&`)})`,
  `[x](<java\tscript:${HIT}>)`,
  `![x](x "\\" onerror=${HIT} a=\\"")`,
  `[x]: javascript:${HIT.replaceAll(/[()?]/g, '')}\n\n[x]`,
  `<javascript:${HIT}>`,
  `\`\`\`"><img src=x onerror=${HIT}>\n<script>${HIT}</script>\n\`\`\``,
  `[^a]\n\n[^a]: <img src=x onerror=${HIT}>`,
  `| <img src=x | onerror=${HIT}> |\n|-|-|\n| <svg/onload=${HIT}> | x |`,
  `# <img src=x onerror=${HIT}>`,
  `"<img src=x onerror='${HIT}'>" -- {{<script>${HIT}</script>}}`,
  '<',
  '>',
  '"',
  "'",
  '`',
  '<b',
  '</p>',
  '<p>',
  '<table><td>',
  '</svg>',
  '<svg>',
  '<math>',
  '<style>',
  '</style>',
  '\0',
  '&lt;',
  '&#60;',
]

const piece = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...ATTACKS) },
  { weight: 2, arbitrary: fc.nat(1_000_000).map(generatedMarkdown) },
  { weight: 1, arbitrary: fc.string({ maxLength: 12, unit: 'binary' }) },
)
/** Pieces one after the other and one within the other, at times cut off. */
const hostile = fc
  .tuple(
    fc.array(fc.tuple(piece, fc.constantFrom('', '', ' ', '\n', '\n\n', '\n> ', '\n- ')), {
      minLength: 1,
      maxLength: 5,
    }),
    fc.double({ min: 0.3, max: 2, noNaN: true }),
  )
  .map(([pieces, part]) =>
    pieces
      .flat()
      .join('')
      .slice(0, Math.ceil(part * pieces.flat().join('').length)),
  )

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** What the documents of a page have done when all has been loaded, touched, and written into the page once more as a string. */
async function effectsOf(page: Page, documents: readonly string[]): Promise<string[]> {
  const effects: string[] = []
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => effects.push('a dialog')))
  page.on('popup', () => effects.push('a window'))
  await page.route('**/*', (route) => {
    const { pathname, origin } = new URL(route.request().url())
    if (pathname === '/page') return route.fulfill({ contentType: 'text/html', body: bodyOf(documents) })
    if (!/^https?:\/\/(alpha\.example|example\.com|www\.example\.org)$/.test(origin))
      effects.push(`a request to ${origin}`)
    return route.abort()
  })
  await page.goto('https://alpha.example/page')
  effects.push(...(await page.evaluate(touchAll)))
  return effects
}

function bodyOf(documents: readonly string[]): string {
  const sections = documents.map((html) => `<section>${html}</section>`)
  return `<!doctype html><script>hits = []; hit = (what) => hits.push(what)</script>${sections.join('\n')}`
}

/** Runs in the page. */
async function touchAll(): Promise<string[]> {
  const scope = globalThis as unknown as { hits: string[] }
  const found: string[] = []
  const touch = (): void => {
    for (const element of document.querySelectorAll<HTMLElement>('section *')) {
      for (const name of ['mouseover', 'focus', 'toggle', 'pointerenter']) element.dispatchEvent(new Event(name))
      element.addEventListener('click', (event) => event.preventDefault())
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
      const shown = element instanceof HTMLAnchorElement ? element.href : address
      const { protocol } = URL.canParse(shown, 'https://alpha.example')
        ? new URL(shown, 'https://alpha.example')
        : window.location
      if (!['https:', 'http:', 'mailto:', 'tel:'].includes(protocol)) found.push(`an address of ${protocol}`)
      for (const { name } of element.attributes)
        if (/^on|^srcdoc$|^formaction$/.test(name)) found.push(`an attribute ${name}`)
    }
  }
  touch()
  for (let again = 0; again < 2; again += 1) {
    for (const section of document.querySelectorAll('section')) section.innerHTML = `${section.innerHTML} `
    touch()
  }
  await new Promise((resolve) => setTimeout(resolve, 50))
  if (document.querySelector('section :is(script, iframe, object, embed, style, base, meta, link, form)'))
    found.push('an element')
  return [...found, ...scope.hits]
}

test('what runs in a document that is not sanitised is noticed', async () => {
  const page = await browser.newPage()
  const effects = await effectsOf(page, ATTACKS)
  expect(effects.filter((effect) => effect === 'x').length).toBeGreaterThan(10)
  expect(effects).toContain('an attribute onerror')
  expect(effects).toContain('an address of javascript:')
  await page.close()
})

test(
  `${DOCUMENTS} hostile documents that are accepted do nothing in a browser without a policy`,
  { timeout: DOCUMENTS * 500 },
  async () => {
    const engines = [markdownEngine(await loadParser()), markdownEngine(parseWithReference)]
    // React warns of pictures without an address, which a build tells as an issue.
    vi.spyOn(console, 'error').mockReturnValue()
    let accepted = 0
    for (let from = 0; from < DOCUMENTS; from += ON_A_PAGE) {
      const sources = fc.sample(hostile, { numRuns: ON_A_PAGE, seed: 20_261_123 + from })
      const documents = sources.flatMap((source, at) => {
        try {
          return [rendered(source, { engine: engines[at % 2] ?? markdownEngine(parseWithReference) })]
        } catch {
          // Refused: nothing of it is shown. How it is told is tested elsewhere.
          return []
        }
      })
      accepted += documents.length
      const page = await browser.newPage()
      expect(await effectsOf(page, documents), `documents from ${from}`).toEqual([])
      await page.close()
    }
    expect(accepted).toBeGreaterThan(DOCUMENTS * 0.8)
  },
)
