import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import type { Context } from '../../../renderer/definitions/context.ts'
import type { Theme } from '../../../renderer/definitions/theme.ts'
import type { ShellContext } from '../../../renderer/definitions/context.ts'
import { pageRenderer } from '../../../renderer/render/render-page.tsx'
import { renderRootNotFound } from '../../../renderer/render/root-not-found.tsx'
import { theme } from '../../site/templates/index.ts'
import { engine, pageAt, siteWith } from '../builders.ts'
import { navLink } from '../nav-link.ts'

const digest = (text: string): string => `${text.length}`.padStart(12, '0')

const site = siteWith()
const setup = { site, theme, engine, digest }
const render = pageRenderer(setup)

/** The theme with another page component. */
function themeWith(page: (context: Context) => string): Theme {
  return {
    ...theme,
    templates: { ...theme.templates, page: ({ context }) => createElement('h1', null, page(context)) },
  }
}

const body = { kind: 'markdown', inline: false, source: 'Body & "text".', links: {}, images: {} } as const
const page = pageAt(
  '/de/a/',
  { title: 'A </script> "b"' },
  { view: { template: 'page', title: 'A', sections: [], body } },
)

describe('a page', () => {
  test('is a document with header, main part and footer', () => {
    const order = [...render(page).html.matchAll(/<(header|main|footer)[ >]/g)].map((match) => match[1])
    expect(order).toEqual(['header', 'main', 'footer'])
  })

  test('shows its text', () => {
    expect(render(page).html).toContain('<p>Body &amp; „text“.</p>')
  })

  test('has its own part in the header that pages share', () => {
    const switcher = [{ locale: 'en', path: '/en/b/', state: 'translation' }] as const
    const html = [pageAt('/de/a/'), pageAt('/de/b/', {}, { switcher })].map((each) => render(each).html)
    expect(html.map((text) => text.includes('<a href="/en/b/"'))).toEqual([false, true])
  })

  test('sets tone, group and layout on the body', () => {
    expect(render(page).html).toContain(
      '<body data-tone="dark" data-section="company" data-area="company" data-layout="default">',
    )
  })

  test('gives the same bytes each time', () => {
    expect(render(page)).toEqual(pageRenderer(setup)(page))
  })
})

describe('the payload of a page', () => {
  const payload = JSON.parse(render(page).payload) as Record<string, unknown>

  test('holds what differs from page to page', () => {
    expect(payload).toMatchObject({
      shell: expect.stringMatching(/^\d+$/) as string,
      path: '/de/a/',
      locale: 'de',
      title: 'A </script> "b" | Alpha',
      middleware: [],
      body: { 'data-tone': 'dark' },
    })
  })

  test('holds the main part of the document', () => {
    expect(render(page).html).toContain(String(payload['main']))
  })

  test('holds the page’s own parts in header and footer', () => {
    expect(render(page).html).toContain(String((payload['slots'] as Record<string, string>)['languages']))
  })

  test('names the shell of the document', () => {
    expect(render(page).html).toContain(`data-shell="${String(payload['shell'])}"`)
  })

  test('holds the head of the page, escaped', () => {
    expect(payload['head']).toContain('<title>A &lt;/script&gt; &quot;b&quot; | Alpha</title>')
  })
})

test('a not-found page has a title into which the browser writes the path', () => {
  const view = { template: 'not-found', ways: [] } as const
  const texts = { ...theme.runtimeTexts(() => ''), missing: 'No "{path}"' }
  const { html } = pageRenderer({ ...setup, theme: { ...theme, runtimeTexts: () => texts } })(
    pageAt('/de/404.html', { title: 'Not found', noindex: true }, { layout: 'error', view }),
  )
  expect(html).toContain('<title data-path="No &quot;{path}&quot; | Alpha">Not found | Alpha</title>')
})

describe('files made while rendering', () => {
  const withFiles = themeWith((context) => context.file('art.svg', `<svg>${context.page.route.path}</svg>`))

  test('are named after their content', () => {
    const { html, files } = pageRenderer({ ...setup, theme: withFiles })(page)
    expect(files).toEqual([{ path: 'assets/art.0000000000.svg', content: '<svg>/de/a/</svg>' }])
    expect(html).toContain('/assets/art.0000000000.svg')
  })

  test('belong to the page that made them', () => {
    const renderer = pageRenderer({ ...setup, theme: withFiles })
    renderer(page)
    expect(renderer(pageAt('/de/other/')).files).toHaveLength(1)
  })

  test('of the header belong to every page that has it, also where it is not rendered again', () => {
    const base = themeWith(() => 'text')
    const layout = base.layouts['default']
    if (!layout) throw new Error('no layout')
    const Header = ({ context }: { readonly context: ShellContext }) => context.file('menu.svg', '<svg/>')
    const withMenu = { ...base, layouts: { ...base.layouts, default: { ...layout, Header } } }
    const renderer = pageRenderer({ ...setup, theme: withMenu })
    const expected = [{ path: 'assets/menu.0000000000.svg', content: '<svg/>' }]
    expect(renderer(page).files).toEqual(expected)
    expect(renderer(pageAt('/de/other/')).files).toEqual(expected)
  })
})

describe('a page that cannot be rendered', () => {
  test('is named, with the cause', () => {
    const broken = themeWith(() => {
      throw new Error('no such thing')
    })
    expect(() => pageRenderer({ ...setup, theme: broken })(page)).toThrow('Could not render /de/a/: no such thing')
  })

  test('names a layout that the theme does not have', () => {
    expect(() => render(pageAt('/de/a/', {}, { layout: 'wide' }))).toThrow("The theme has no layout 'wide'")
  })

  test('does not keep others from being rendered', () => {
    expect(() => render(pageAt('/de/a/', {}, { layout: 'wide' }))).toThrow('wide')
    expect(render(page).html).toContain('<main')
  })
})

describe('the current page in the menu', () => {
  const link = { kind: 'link', href: '/de/a/', external: false, hreflang: null } as const
  const group = navLink('a', { link: null, children: [navLink('a', { title: 'A', link })] })
  const chrome = siteWith().chrome['de']
  const menu = chrome && { ...site, chrome: { de: { ...chrome, groups: [group] } } }

  test.each([
    ['is marked', '/de/a/', '<a href="/de/a/" aria-current="page">A</a>'],
    ['is not marked on another page', '/de/b/', '<a href="/de/a/">A</a>'],
  ])('%s', (_, path, expected) => {
    expect(menu && pageRenderer({ ...setup, site: menu })(pageAt(path)).html).toContain(expected)
  })
})

describe('the not-found page of all languages', () => {
  const pages = (['en', 'de'] as const).map((locale) =>
    pageAt(`/${locale}/404.html`, { noindex: true }, { layout: 'error', view: { template: 'not-found', ways: [] } }),
  )
  const html = renderRootNotFound(pages, setup)

  test('holds a block for each language', () => {
    expect(html.match(/lang="\w+" dir="ltr" data-for-path="[^"]+"/g)).toEqual([
      'lang="en" dir="ltr" data-for-path="^/en(/|$)"',
      'lang="de" dir="ltr" data-for-path="^/(?!(en)(/|$))"',
    ])
  })

  test('is a document in the default language', () => {
    expect(html).toContain('<html lang="de-DE"')
  })

  test('is empty without not-found pages', () => {
    expect(renderRootNotFound([], setup)).toBe('')
  })
})
