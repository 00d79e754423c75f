import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContactForm } from '../../../cli/starter/templates/contact-form.tsx'
import { layout } from '../../../cli/starter/templates/layout.tsx'
import { Menu } from '../../../cli/starter/templates/menu.tsx'
import { Pager } from '../../../cli/starter/templates/posts.tsx'
import { loadPacks } from '../../../i18n/load-packs.ts'
import { useLocales } from '../../../i18n/locales.ts'
import type { Context, ShellContext } from '../../../renderer/definitions/context.ts'

type Props = ComponentProps<typeof Pager>

const context = { t: (key: string) => key } as Props['context']
const links = [{ page: 1, href: '/en/news/' }, null, { page: 4, href: '/en/news/page/4/' }]
const rest = { collection: 'posts', section: 0, home: '/en/news/', term: null, count: 9, choices: {}, all: null }
const archive = { ...rest, page: 4, pages: 5, links, previous: '/en/news/page/3/', next: '/en/news/page/5/' }

test('a long list of a new site has links to its pages, and a short one has none', () => {
  const html = renderToStaticMarkup(<Pager archive={archive} context={context} />)
  const found = Array.from(
    html.matchAll(/href="([^"]*)"( aria-label="pages.page" aria-current="page")?/g),
    ([whole]) => whole,
  )
  expect(found).toEqual([
    'href="/en/news/page/3/"',
    'href="/en/news/"',
    'href="/en/news/page/4/" aria-label="pages.page" aria-current="page"',
    'href="/en/news/page/5/"',
  ])
  expect(renderToStaticMarkup(<Pager archive={{ ...archive, pages: 1 }} context={context} />)).toBe('')
})

const GERMAN = { href: '/de/imprint/', hreflang: 'de' }
const chrome = {
  brand: 'مرسى',
  home: { href: '/ar/' },
  groups: [{ name: 'a', title: 'a', link: GERMAN, children: [] }],
  footer: { phone: '1', email: 'a@b.example', claim: '', legal: [{ title: 'بيانات', link: GERMAN }] },
}
const settings = {
  brand: 'Marsa',
  organization: { legalName: 'Marsa' },
  forms: { byName: {}, unset: { endpoint: null } },
  contact: { phone: '+20 3 100', email: 'a@b.example' },
}

test('in a new site, menu and footer say that a link leads to another language, and the name is that of the language', () => {
  const { Header, Footer } = layout
  const shell = { chrome, settings, t: (key: string) => key } as unknown as Context
  const html = renderToStaticMarkup(
    <>
      <Header context={shell} />
      <Footer context={shell} />
    </>,
  )
  expect(html.match(/hrefLang="de"/g)).toHaveLength(2)
  expect(html).toContain('<bdi>مرسى</bdi>')
})

test('in a new site, the group of the page is marked, and its own page comes before those below it', () => {
  const link = (href: string) => ({ href, hreflang: null })
  const team = { name: 'team', title: 'Team', link: link('/en/team/'), children: [] }
  const groups = [
    { name: 'about', title: 'About', link: link('/en/about/'), children: [team] },
    { name: 'more', title: 'More', link: null, children: [{ ...team, link: null, children: [team] }] },
  ]
  const shell = { chrome: { groups }, section: 'about', t: (key: string) => key } as unknown as ShellContext
  const html = renderToStaticMarkup(<Menu context={shell} />)
  expect(html.match(/ data-current=""|<summary.*?<\/summary>|<a .*?<\/a>/g)).toEqual([
    ' data-current=""',
    '<summary aria-current="true"><span>About</span></summary>',
    '<a href="/en/about/">About</a>',
    '<a href="/en/team/">Team</a>',
    '<summary><span>More</span></summary>',
    '<a href="/en/team/">Team</a>',
  ])
})

test('in a new site, a telephone number is written from left to right in Arabic, too', async () => {
  useLocales(await loadPacks(['ar']))
  const site = { locale: 'ar', settings, t: (key: string) => key } as unknown as Context
  const html = renderToStaticMarkup(<ContactForm context={site} />)
  useLocales(await loadPacks(['de', 'en', 'es']))
  expect(html).toContain('href="tel:+203100">\u2066+20 3 100\u2069</a>')
})
