import { describe, expect, test } from 'vitest'
import { listed } from '../../../renderer/library/library.ts'
import { isSearchable } from '../../../renderer/search/searchable.ts'
import { sitemapFiles } from '../../../renderer/outputs/sitemap.ts'
import { ALL, builtWith, entryOf, libraryWith, pageIn, settingsOf } from '../builders.ts'

const hidden = pageIn(ALL, 'b', { unlisted: true })

describe('an unlisted entry', () => {
  test('is in no list', () => {
    const posts = [entryOf('posts', 'p', 'de'), entryOf('posts', 'q', 'de', { unlisted: true })]
    expect(listed(libraryWith(posts), 'posts', 'de').map(({ key }) => key)).toEqual(['p'])
  })

  test('is a page all the same, to which others may link', () => {
    const { page, issues } = builtWith([...pageIn(ALL, 'a'), ...hidden])
    expect(page('/en/b/').route.path).toBe('/en/b/')
    expect(issues).toEqual([])
  })

  test('is kept from search engines, sitemap, hreflang and the search of the site', () => {
    const { page } = builtWith([...pageIn(ALL, 'a'), ...hidden])
    expect(page('/de/b/')).toMatchObject({ meta: { noindex: true }, alternates: [] })
    expect(isSearchable(page('/de/b/'))).toBe(false)
    const sitemaps = sitemapFiles([page('/de/a/'), page('/de/b/')], settingsOf()).map(({ content }) => content)
    expect(sitemaps.join('')).toContain('/de/a/')
    expect(sitemaps.join('')).not.toContain('/de/b/')
  })

  test('cannot be a variant of another page, nor have one', () => {
    const both = builtWith([...pageIn(ALL, 'a'), ...pageIn(ALL, 'b', { unlisted: true, canonical: '/a' })])
    expect(both.issues[0]?.message).toBe('`canonical` and `unlisted` contradict each other')
    const variant = builtWith([...hidden, ...pageIn(ALL, 'c', { canonical: '/b' })])
    expect(variant.issues[0]?.message).toContain('/de/b/ has `unlisted`')
  })
})
