import { describe, expect, test } from 'vitest'
import { related } from '../../../../templates/sections/related/Related.tsx'
import { sectionHtml } from '../../../support/samples/section.tsx'

const way = (label: string, text?: string) => ({
  label,
  href: { kind: 'link', href: `/en/${label}/`, external: false, hreflang: null },
  ...(text !== undefined && { text }),
})
const titlesIn = (html: string) => [...html.matchAll(/<h3><a href="[^"]*">([^<]*)</g)].map(([, title]) => title)

describe('where a reader goes on', () => {
  const posts = ['x', 'y'].map((title) => ({ title, href: `/en/${title}/`, hreflang: null }))

  test('are three at most, those chosen by hand before posts', () => {
    expect(titlesIn(sectionHtml(related, { items: [way('a'), way('b')], posts }))).toEqual(['a', 'b', 'x'])
  })

  test('say why, where a reason is given', () => {
    const html = sectionHtml(related, { items: [way('a', 'Because.'), way('b')] })
    expect(html.match(/<p>[^<]*<\/p>/g)).toEqual(['<p>Because.</p>'])
  })

  test.each([
    [{ items: [way('a')] }, 'What goes well with it'],
    [{ items: [], posts }, 'Read on'],
    [{ items: [way('a')], heading: 'Next' }, 'Next'],
  ])('stand under a heading that fits them', (fields, heading) => {
    const html = sectionHtml(related, { heading: undefined, ...fields }).replaceAll('<wbr/>', '')
    expect(html).toMatch(new RegExp(`<h2[^>]*>.*${heading.replaceAll(' ', '\\s')}`))
  })

  test('are left out where there are none', () => {
    expect(sectionHtml(related, { items: [] })).toBe('')
  })
})
