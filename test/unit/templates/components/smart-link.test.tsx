import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Link } from '../../../../renderer/definitions/fields/links.ts'
import type { ShellContext } from '../../../../templates/context.ts'
import { PhoneLink } from '../../../../templates/components/link/PhoneLink.tsx'
import { MegaMenuLink } from '../../../../templates/components/mega-menu/MegaMenu.tsx'
import { navLink } from '../../nav-link.ts'

// The parts read nothing else.
const context = { locale: 'en', t: (key: string) => key } as unknown as ShellContext

const inside: Link = { kind: 'link', href: '/en/about/', external: false, hreflang: null }
const product: Link = { ...inside, href: 'https://tool.example/', external: true }

function menuLink(link: Link, img: string | null = null): string {
  const item = navLink('tool', { title: 'Tool', link, img })
  return renderToStaticMarkup(<MegaMenuLink item={item} external={false} context={context} />)
}

describe('a link of the menu', () => {
  test.each<[string, Link, boolean]>([
    ['a product', product, true],
    ['a product that is to keep the tab', { ...product, target: '_self' }, false],
    ['a page', inside, false],
    ['a page that is to have a tab of its own', { ...inside, target: '_blank' }, true],
  ])('to %s opens in a new tab and says so: %#', (_, link, newTab) => {
    const markup = menuLink(link)
    expect(markup.includes('target="_blank" rel="noopener"')).toBe(newTab)
    expect(markup.includes('link.newTab')).toBe(newTab)
    expect(markup.includes('class="icon arrow"')).toBe(newTab)
  })

  test('shows the picture that the menu names for it, which says nothing to a screen reader', () => {
    expect(menuLink(product, '/menu/tool.svg')).toContain('<img class="menu-picture" src="/menu/tool.svg" alt=""')
    expect(menuLink(product)).not.toContain('<img')
  })
})

test.each(['+49 89 99998 200', '+49 89 99998 200, option 4'])(
  'a call to %s leaves out what is to be chosen there',
  (phone) => {
    const markup = renderToStaticMarkup(<PhoneLink phone={phone} context={context} />)
    expect(markup).toBe(`<a href="tel:+498999998200">${phone}</a>`)
  },
)

test('a telephone number in a line too short for it is divided between its groups', () => {
  const markup = renderToStaticMarkup(<PhoneLink phone={'+49\u00a089\u00a099998\u00a0200'} context={context} />)
  expect(markup).toBe('<a href="tel:+498999998200">+49 89 99998 200</a>')
})
