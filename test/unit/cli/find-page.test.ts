import { describe, expect, test } from 'vitest'
import { findPage } from '../../../cli/explain/find-page.ts'
import { pageAt } from '../builders.ts'

const site = {
  pages: [pageAt('/de/posts/anchor/'), pageAt('/en/posts/anchor/'), pageAt('/de/'), pageAt('/el/%CE%B1/')],
  redirects: [
    { from: '/el/β', to: '/el/%CE%B1/' },
    { from: '/de/old', to: '/de/posts/anchor/' },
  ],
  data: { settings: { baseUrl: 'https://www.example.com', defaultLocale: 'de' } },
}

describe('a page is found', () => {
  test.each([
    '/de/posts/anchor/',
    'de/posts/anchor',
    '/de/posts/anchor/?topic=water#top',
    'https://www.example.com/de/posts/anchor/',
    'https://staging.example.com/de/posts/anchor/',
    'output/de/posts/anchor/index.html',
    '/de/posts/anchor/_payload.json',
  ])('by %s', (address) => {
    expect(findPage(site, address)).toMatchObject({ kind: 'page', page: { route: { path: '/de/posts/anchor/' } } })
  })

  test.each([
    '/team/docs/de/posts/anchor/',
    '/de/posts/anchor/',
    'https://www.example.com/team/docs/de/posts/anchor/',
    'https://staging.example.com/team/docs/de/posts/anchor/',
  ])('below a base path by %s', (address) => {
    const below = {
      ...site,
      data: { settings: { ...site.data.settings, baseUrl: 'https://www.example.com/team/docs' } },
    }
    expect(findPage(below, address)).toMatchObject({ kind: 'page', page: { route: { path: '/de/posts/anchor/' } } })
  })

  test.each(['/el/α', '/el/%ce%b1/', 'output/el/α/index.html', 'https://www.example.com/el/%CE%B1/'])(
    'with letters by %s',
    (address) => {
      expect(findPage(site, address)).toMatchObject({ kind: 'page', page: { route: { path: '/el/%CE%B1/' } } })
    },
  )

  test('by its own path if the base path is the same', () => {
    const below = { ...site, data: { settings: { ...site.data.settings, baseUrl: 'https://www.example.com/de' } } }
    expect(findPage(below, '/de/')).toMatchObject({ kind: 'page', page: { route: { path: '/de/' } } })
    expect(findPage(below, '/de/en/posts/anchor/')).toMatchObject({ kind: 'page' })
  })

  test('not by an old address, which says where it leads', () => {
    expect(findPage(site, '/de/old/')).toEqual({ kind: 'redirect', from: '/de/old', to: '/de/posts/anchor/' })
  })

  test('not by an old address with escapes', () => {
    expect(findPage(site, '/el/%CE%B2')).toEqual({ kind: 'redirect', from: '/el/β', to: '/el/%CE%B1/' })
  })

  test.each([
    ['/posts/anchor', '/de/posts/anchor/'],
    ['posts/only/', '/en/posts/only/'],
    ['/α', '/el/%CE%B1/'],
  ])('by %s without language, in the default language or another one', (address, path) => {
    const more = { ...site, pages: [pageAt('/en/posts/only/'), ...site.pages.toReversed()] }
    expect(findPage(more, address)).toMatchObject({ kind: 'page', page: { route: { path } } })
  })

  test('not by an address without language that is the path of two pages', () => {
    const other = pageAt('/en/posts/anchor/')
    const pages = [pageAt('/de/posts/anchor/'), { ...other, route: { ...other.route, group: 'posts/anchor' } }]
    expect(findPage({ ...site, pages }, '/posts/anchor')).toEqual({ kind: 'none', nearest: '/de/posts/anchor/' })
  })

  test.each([
    ['/posts/anchr', '/de/posts/anchor/'],
    ['/en/posts/ancor', '/en/posts/anchor/'],
    ['/el/γ', '/el/α/'],
  ])('not by %s, but %s is near', (address, nearest) => {
    expect(findPage(site, address)).toEqual({ kind: 'none', nearest })
  })
})
