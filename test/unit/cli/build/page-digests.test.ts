import { afterEach, describe, expect, test, vi } from 'vitest'
import { digestOf, stateDigest } from '../../../../cli/build/page-digests.ts'
import type { Page } from '../../../../renderer/definitions/page.ts'

const made = (view: object, title = 'Stone'): Page => ({ meta: { title }, view }) as unknown as Page
const text = (source: unknown, links: object = {}) => ({ body: { kind: 'markdown', source, links } })

afterEach(() => {
  vi.restoreAllMocks()
})

describe.each([
  ['of sections', (view: object, title?: string) => made({ template: 'page', ...view }, title)],
  ['of a collection', (shown: object, title?: string) => made({ template: 'entry', shown }, title)],
])('the digest of a page %s', (_, page) => {
  test('is the same for the same value', () => {
    expect(digestOf(page(text('Basalt')))).toBe(digestOf(page(text('Basalt'))))
  })

  test.each([
    ['the text', page(text('Granite'))],
    ['what the text links to', page(text('Basalt', { '/a': {} }))],
    ['another field', page(text('Basalt'), 'Rock')],
    ['the end of its JSON, continued in the text', page({ ...text('Basalt'), more: 'Basalt' })],
    ['a view without a text', page({})],
  ])('differs if %s differs', (__, other) => {
    expect(digestOf(other)).not.toBe(digestOf(page(text('Basalt'))))
  })

  test('does not escape the text', () => {
    const stringify = vi.spyOn(JSON, 'stringify')
    digestOf(page(text('Basalt')))
    const written = stringify.mock.results.map(({ value }) => String(value))
    expect(written).not.toEqual([])
    expect(written.filter((json) => json.includes('Basalt'))).toEqual([])
  })

  test.each([[''], [null], [0], [undefined]])('tells no text, an empty one and a number apart: %j', (source) => {
    const others = ['', null, 0, undefined].filter((other) => other !== source)
    expect(others.map((other) => digestOf(page(text(other))))).not.toContain(digestOf(page(text(source))))
  })

  test('is the one that was stated for a page that has not been made', () => {
    const kept = page({})
    stateDigest(kept, 'known')
    expect(digestOf(kept)).toBe('known')
  })
})

describe('the digest of a page of an archive', () => {
  const choices = (name: string) => ({ tags: [{ key: 'granite', name, href: '/de/blog/', count: 2 }] })
  const part = (archive: object): Page => made({ template: 'page', body: null, archive: { page: 2, ...archive } })

  test('is another one with other choices, and the same with equal ones', () => {
    const digest = digestOf(part({ choices: choices('Granite') }))
    expect(digestOf(part({ choices: choices('Basalt') }))).not.toBe(digest)
    expect(digestOf(part({ choices: choices('Granite') }))).toBe(digest)
    expect(digestOf(part({ choices: choices('Granite'), page: 3 }))).not.toBe(digest)
  })

  test('writes its choices once for all its pages', () => {
    const stringify = vi.spyOn(JSON, 'stringify')
    const shared = choices('Granite')
    for (const page of [1, 2, 3]) digestOf(part({ choices: shared, page }))
    const found = stringify.mock.results.filter(({ value }) => String(value).includes('Granite'))
    expect(found).toHaveLength(1)
  })
})
