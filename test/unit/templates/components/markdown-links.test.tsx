import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { translator } from '../../../../i18n/messages.ts'
import en from '../../../../i18n/messages/en.json' with { type: 'json' }
import type { NavLink } from '../../../../renderer/definitions/context.ts'
import type { Context } from '../../../../templates/context.ts'
import { markdownOf } from '../../../../templates/components/text/markdown.tsx'
import { navLink } from '../../nav-link.ts'

function entry(name: string, href: string): NavLink {
  return navLink(name, { link: { kind: 'link', href, external: href.startsWith('http'), hreflang: null } })
}

const groups = [
  navLink('company', { link: null, children: [entry('partner', 'https://partner.example/')] }),
  navLink('products', {
    link: null,
    products: true,
    children: [entry('alpha', 'https://alpha.example/'), entry('all', '/en/all/')],
  }),
]
const context = { locale: 'en', t: translator(en, 'en'), chrome: { groups } } as unknown as Context

/** The HTML of a link of a Markdown text, with what the renderer has found out about it. */
function html(href: string, isExternal: boolean): string {
  const A = markdownOf(context).components['a'] as (props: object) => ReturnType<typeof renderToStaticMarkup>
  const external = isExternal ? { rel: 'noopener', 'data-external': 'true' } : {}
  return renderToStaticMarkup(A({ href, ...external, children: 'there' }))
}

describe('a link in a Markdown text', () => {
  test('to another website has an arrow for eyes and words for screen readers', () => {
    const link = html('https://partner.example/help', true)
    expect(link).toMatch(/<svg[^>]*aria-hidden/)
    expect(link).toContain('<span class="visually-hidden"> (external website)</span>')
    expect(link).not.toContain('target=')
  })

  test.each(['https://alpha.example/', 'https://alpha.example/docs/start'])(
    'to a product of the menu (%s) opens another tab, and says so',
    (href) => {
      const link = html(href, true)
      expect(link).toContain(`<a href="${href}" target="_blank" rel="noopener">`)
      expect(link).toMatch(/<svg[^>]*aria-hidden/)
      expect(link).toContain('<span class="visually-hidden"> (opens in a new tab)</span>')
    },
  )

  test.each([
    ['/en/about/', false],
    ['mailto:ada@alpha.example', true],
    ['https://', false],
  ])('to %s is a plain one', (href, isExternal) => {
    expect(html(href, isExternal)).not.toMatch(/svg|visually-hidden|target/)
  })
})

test('a heading is named by its text alone, without the link to itself', () => {
  const H2 = markdownOf(context).components['h2'] as (props: object) => ReturnType<typeof renderToStaticMarkup>
  const heading = renderToStaticMarkup(H2({ id: 'a', children: 'Prices' }))
  expect(heading).toMatch(/^<h2 id="a" aria-labelledby="a:name"><span id="a:name">Prices<\/span> <a [^>]*href="#a"/)
  expect(heading).toContain('Link to this section')
})

test('the link of a heading to itself is named after it, so that a list of links tells them apart', () => {
  const H2 = markdownOf(context).components['h2'] as (props: object) => ReturnType<typeof renderToStaticMarkup>
  const heading = renderToStaticMarkup(H2({ id: 'a', children: 'Prices' }))
  expect(heading).toMatch(/<a [^>]*aria-labelledby="a:link a:name"/)
  expect(heading).toMatch(/<span [^>]*id="a:link">Link to this section</)
})
