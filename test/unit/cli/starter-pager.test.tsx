import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pager } from '../../../cli/starter/templates/posts.tsx'

type Props = ComponentProps<typeof Pager>

const context = { t: (key: string) => key } as Props['context']
const links = [{ page: 1, href: '/en/news/' }, null, { page: 4, href: '/en/news/page/4/' }]
const rest = { section: 0, home: '/en/news/', term: null, count: 9, choices: {}, all: null }
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
