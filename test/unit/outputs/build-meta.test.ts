import { describe, expect, test } from 'vitest'
import { buildMetaFile, latestFile } from '../../../renderer/outputs/build-meta.ts'
import { pageAt } from '../builders.ts'

const pages = [
  pageAt('/en/b/', { updated: '2026-01-01' }),
  pageAt('/de/', { updated: '2026-03-01' }),
  pageAt('/de/a/', {}, { middleware: ['members', 'other'] }),
]
const redirects = [
  { from: '/de/old/', to: '/de/a/' },
  { from: '/alt', to: 'https://example.com/' },
]

function metaOf(...args: Partial<Parameters<typeof buildMetaFile>>): Record<string, unknown> {
  const [id = 'id-1', its = pages, moved = redirects] = args
  return JSON.parse(buildMetaFile(id, its, moved).content) as Record<string, unknown>
}

describe('builds/meta/{id}.json', () => {
  test('is named after the build', () => {
    expect(buildMetaFile('id-1', pages, []).path).toBe('builds/meta/id-1.json')
  })

  test('has exactly the four fields of Nuxt', () => {
    expect(Object.keys(metaOf())).toEqual(['id', 'timestamp', 'matcher', 'prerendered'])
  })

  test('has the time of the newest change of the content, so that the same content gives the same file', () => {
    expect(metaOf()['timestamp']).toBe(Date.UTC(2026, 2, 1))
  })

  test('has no time of change where none is known', () => {
    expect(metaOf('id-1', [pageAt('/de/')])['timestamp']).toBe(0)
  })

  test('lists the pages in order and without a slash at the end', () => {
    expect(metaOf()['prerendered']).toEqual(['/de', '/de/a', '/en/b'])
  })

  test('has letters as escapes in both spellings, since servers write small ones too', () => {
    const { prerendered, matcher } = metaOf('id-1', [pageAt('/el/%CE%B1/')], [{ from: '/el/β/', to: '/el/%CE%B1/' }])
    expect(prerendered).toEqual(['/el/%CE%B1', '/el/%ce%b1'])
    expect(metaOf('id-1', [pageAt('/en/a%20b/')])['prerendered']).toEqual(['/en/a%20b'])
    expect(matcher).toMatchObject({
      static: { '/el/%CE%B2': { redirect: '/el/%CE%B1/' }, '/el/%ce%b2': { redirect: '/el/%CE%B1/' } },
    })
  })

  test('holds the rules of redirects and middleware as a radix3 matcher', () => {
    expect(metaOf()['matcher']).toEqual({
      static: {
        '/alt': { redirect: 'https://example.com/' },
        '/de/a': { appMiddleware: { members: true, other: true } },
        '/de/old': { redirect: '/de/a/' },
      },
      wildcard: {},
      dynamic: {},
    })
  })

  test('has old paths as the address bar has them, by which the browser looks them up', () => {
    const { matcher } = metaOf('id-1', [], [{ from: '/de/über uns/', to: '/de/' }])
    expect(matcher).toMatchObject({ static: { '/de/%C3%BCber%20uns': { redirect: '/de/' } } })
  })

  test('has an empty matcher without rules', () => {
    expect(metaOf('id-1', [pageAt('/de/')], [])['matcher']).toEqual({ static: {}, wildcard: {}, dynamic: {} })
  })
})

test('builds/latest.json has exactly the two fields of Nuxt', () => {
  const { path, content } = latestFile('id-1', 1745789923000)
  expect([path, content]).toEqual(['builds/latest.json', '{"id":"id-1","timestamp":1745789923000}\n'])
})
