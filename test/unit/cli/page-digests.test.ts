import { describe, expect, test } from 'vitest'
import { digestOf, stateDigest } from '../../../cli/build/page-digests.ts'
import type { Page } from '../../../renderer/definitions/page.ts'

const page = (view: object, title = 'Stone'): Page => ({ meta: { title }, view }) as unknown as Page
const text = (source: unknown, links: object = {}) => ({ body: { kind: 'markdown', source, links } })

describe('the digest of a page', () => {
  test('is the same for the same value', () => {
    expect(digestOf(page(text('Basalt')))).toBe(digestOf(page(text('Basalt'))))
  })

  test.each([
    ['the text', page(text('Granite'))],
    ['what the text links to', page(text('Basalt', { '/a': {} }))],
    ['another field', page(text('Basalt'), 'Rock')],
    ['the end of its JSON, continued in the text', page({ ...text('Basalt'), more: 'Basalt' })],
    ['a view without a text', page({})],
  ])('differs if %s differs', (_, other) => {
    expect(digestOf(other)).not.toBe(digestOf(page(text('Basalt'))))
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
