import { describe, expect, test } from 'vitest'
import { commonHead, renderDocument } from '../../../renderer/render/document.ts'
import { escapeHtml } from '../../../renderer/definitions/html.ts'
import { headOf, languageVersions, renderTags, titleOf } from '../../../renderer/render/head.ts'
import type { Page } from '../../../renderer/definitions/page.ts'
import { assets, pageAt, settingsOf } from '../builders.ts'

const settings = settingsOf()
const ALTERNATES = [
  { locale: 'de', path: '/de/stellen/' },
  { locale: 'en', path: '/en/jobs/' },
] as const

function headHtml(page: Page): string {
  return renderTags(headOf(page, settings))
}

describe('the title', () => {
  test('is before the brand', () => {
    expect(headHtml(pageAt('/de/a/', { title: 'Career' }))).toContain('<title>Career | Alpha</title>')
  })

  test('has the brand as the language writes it', () => {
    const html = renderTags(headOf(pageAt('/de/a/', { title: 'A' }), settingsOf({ brands: { de: 'Alfa' } })))
    expect(html).toContain('<title>A | Alfa</title>')
    expect(html).toContain('<meta property="og:site_name" content="Alfa">')
  })

  test('is the bare brand where a page has none', () => {
    expect(headHtml(pageAt('/de/a/', { title: '' }))).toContain('<title>Alpha</title>')
  })

  test.each([
    ['</title><script>alert(1)</script>', '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; | Alpha'],
    ['"Quoted" & more', '&quot;Quoted&quot; &amp; more | Alpha'],
    ["$& $1 $` $' $$", "$& $1 $` $' $$ | Alpha".replaceAll('&', '&amp;')],
    ['%s', '%s | Alpha'],
    ['<!-- x', '&lt;!-- x | Alpha'],
  ])('of %s is escaped', (title, expected) => {
    expect(headHtml(pageAt('/de/a/', { title }))).toContain(`<title>${expected}</title>`)
  })

  test('of social tags has no brand', () => {
    const html = headHtml(pageAt('/de/a/', { title: 'Career' }))
    expect(html).toContain('<meta property="og:title" content="Career">')
    expect(html).toContain('<meta name="twitter:title" content="Career">')
  })

  test('of social tags is the brand where a page has none', () => {
    expect(titleOf('', 'Alpha')).toBe('Alpha')
    expect(headHtml(pageAt('/de/a/', { title: '' }))).toContain('<meta property="og:title" content="Alpha">')
  })
})

test.each(['"><script>alert(1)</script>', '" onload="alert(1)'])('escapes the description %s', (description) => {
  const html = headHtml(pageAt('/de/a/', { description }))
  expect(html).toContain(`<meta name="description" content="${escapeHtml(description)}">`)
  expect(html).not.toContain(description)
})

test('names the canonical address', () => {
  expect(headHtml(pageAt('/de/career/'))).toContain('<link rel="canonical" href="https://alpha.example/de/career/">')
})

describe('the languages of a page', () => {
  test('are each translation, the page itself, and x-default', () => {
    const html = headHtml(pageAt('/en/jobs/', {}, { alternates: ALTERNATES }))
    expect(html.match(/<link rel="alternate".*>/g)).toEqual([
      '<link rel="alternate" hreflang="de" href="https://alpha.example/de/stellen/">',
      '<link rel="alternate" hreflang="en" href="https://alpha.example/en/jobs/">',
      '<link rel="alternate" hreflang="x-default" href="https://alpha.example/de/stellen/">',
    ])
  })

  test('are the same on each of its translations', () => {
    const of = (path: string) =>
      headHtml(pageAt(path, {}, { alternates: ALTERNATES })).match(/<link rel="alternate".*>/g)
    expect(of('/de/stellen/')).toEqual(of('/en/jobs/'))
  })

  test('are not told where there is only one', () => {
    expect(languageVersions(ALTERNATES.slice(0, 1), settings)).toEqual([])
  })

  test('lead by default to the first where the default language lacks the page', () => {
    const alternates = [
      { locale: 'en', path: '/en/a/' },
      { locale: 'es', path: '/es/a/' },
    ] as const
    expect(languageVersions(alternates, settings).at(-1)).toEqual({ hreflang: 'x-default', path: '/en/a/' })
  })

  test('lead from the home pages by default to the choice of language', () => {
    const alternates = [
      { locale: 'de', path: '/de/' },
      { locale: 'en', path: '/en/' },
    ] as const
    expect(languageVersions(alternates, settings).at(-1)).toEqual({ hreflang: 'x-default', path: '/' })
  })

  test('are stated for social networks, the own one apart', () => {
    const html = headHtml(pageAt('/en/jobs/', {}, { alternates: ALTERNATES }))
    expect(html).toContain(
      '<meta property="og:locale" content="en_US">\n<meta property="og:locale:alternate" content="de_DE">',
    )
  })
})

test('a script is no region for social networks', () => {
  const tagged = settingsOf({ languageTags: { en: 'zh-Hans-SG', de: 'sr-Latn' } })
  expect(renderTags(headOf(pageAt('/en/jobs/', {}, { alternates: ALTERNATES }), tagged))).toContain(
    '<meta property="og:locale" content="zh_SG">\n<meta property="og:locale:alternate" content="sr_DE">',
  )
})

describe('a page that is a variant of another', () => {
  test.each([
    ['/de/b/', 'https://alpha.example/de/b/'],
    ['https://example.com/b', 'https://example.com/b'],
  ])('has %s as canonical and as address for social networks', (canonical, expected) => {
    const html = headHtml(pageAt('/de/a/', { canonical }))
    expect(html).toContain(`<link rel="canonical" href="${expected}">`)
    expect(html).toContain(`<meta property="og:url" content="${expected}">`)
    expect(html).not.toContain('https://alpha.example/de/a/')
  })
})

describe('a page that is not to be indexed', () => {
  const html = headHtml(pageAt('/de/a/', { noindex: true }, { alternates: ALTERNATES }))

  test('says so', () => {
    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  test.each(['canonical', 'alternate'])('has no %s', (rel) => {
    expect(html).not.toContain(`rel="${rel}"`)
  })
})

describe('social tags', () => {
  const image = { kind: 'image', src: '/assets/a.1.png', width: 1200, height: 630 } as const

  test('show the picture with its size', () => {
    const html = headHtml(pageAt('/de/a/', { image }))
    expect(html).toContain('<meta property="og:image" content="https://alpha.example/assets/a.1.png">')
    expect(html).toContain('<meta property="og:image:width" content="1200">')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  test('say no size that is not known', () => {
    expect(headHtml(pageAt('/de/a/', { image: { ...image, width: 0, height: 0 } }))).not.toContain('og:image:width')
  })

  test('show a small card without a picture', () => {
    expect(headHtml(pageAt('/de/a/'))).toContain('<meta name="twitter:card" content="summary">')
  })

  test.each([
    ['article', true],
    ['website', false],
  ] as const)('tell of an %s when it was published: %s', (type, told) => {
    const html = headHtml(pageAt('/de/a/', { type, published: '2026-01-10', updated: '2026-02-01' }))
    expect(html.includes('<meta property="article:published_time" content="2026-01-10">')).toBe(told)
    expect(html.includes('<meta property="article:modified_time" content="2026-02-01">')).toBe(told)
  })
})

describe('renderDocument', () => {
  const parts = {
    locale: 'es',
    common: commonHead({ locale: 'es' }, assets, settings),
    head: renderTags(headOf(pageAt('/es/a/', { title: '$& </script>' }), settings)),
    body: { 'data-tone': 'night', 'data-section': 'a"b' },
    content: '<main>$& content</main>',
    shell: 'shell-1',
  } as const
  const html = renderDocument(parts, settings)

  test.each([
    ['the language', '<html lang="es-ES" dir="ltr" data-shell="shell-1">'],
    ['the encoding first', '<head>\n<meta charset="utf-8">'],
    [
      'a viewport that lets people zoom, unless the settings say otherwise',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ],
    ['the style sheet', '<link rel="stylesheet" href="/assets/style.css">'],
    [
      'the script as a module, after what the first paint needs',
      '<script type="module" src="/assets/main.js"></script>',
    ],
    [
      'fonts to load early',
      '<link rel="preload" href="/assets/font.woff2" as="font" type="font/woff2" crossorigin="anonymous">',
    ],
    ['attributes of the body, escaped', '<body data-tone="night" data-section="a&quot;b">'],
    ['the content as it is', '<main>$& content</main>'],
    ['an escaped title', '<title>$&amp; &lt;/script&gt; | Alpha</title>'],
    ['a content security policy without frame-ancestors', 'trusted-types kartograf">'],
  ])('has %s', (_, markup) => {
    expect(html).toContain(markup)
  })

  test('has no inline script and no inline style', () => {
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style|style=/)
  })
})
