import { describe, expect, test } from 'vitest'
import { bodyText, fieldValue } from '../../../../cli/pull/foreign-text.ts'
import { parseAnswer } from '../../../../cli/pull/items.ts'
import { entriesOf } from '../../../../cli/pull/entries.ts'
import type { Item } from '../../../../cli/pull/paths.ts'

const itemOf = (feed: string): Item => parseAnswer(feed, { format: 'rss' }).items[0] ?? {}
const atom = (inner: string): Item => itemOf(`<feed xmlns="http://www.w3.org/2005/Atom"><entry>${inner}</entry></feed>`)
const rss = (inner: string): Item => itemOf(`<rss version="2.0"><channel><item>${inner}</item></channel></rss>`)
const body = (value: unknown): string => bodyText(value, () => [])

describe('the link of an Atom entry', () => {
  const link = (rel: string, name: string): string => `<link ${rel} href="https://a.example/${name}"/>`

  test.each([
    ['is its page, wherever it stands', link('rel="self"', 'self') + link('rel="alternate"', 'page')],
    ['may have no `rel`', link('rel="enclosure"', 'sound') + link('', 'page')],
  ])('%s', (_, links) => expect(atom(links)).toMatchObject({ link: 'https://a.example/page' }))

  test('is none if the entry has no page', () => {
    expect(atom(`<id>urn:1</id>${link('rel="self"', 'self')}`)).toMatchObject({ link: undefined, id: 'urn:1' })
  })
})

test.each(['title', 'other'])('elements that stay open in the %s of an item are too deep', (name) => {
  const open = '<i>'.repeat(200_000) + '</b>'.repeat(200_000)
  expect(() => rss(`<${name}>${name === 'title' ? `<![CDATA[${open}]]>` : open}</${name}>`)).toThrow(RangeError)
})

describe('HTML in a feed', () => {
  test.each([
    ['type="html"', 'Tom &amp;amp; Jerry &lt;em>now&lt;/em>', 'Tom & Jerry now'],
    ['type="xhtml"', '<div>Tom <b>and</b> Jerry</div>', 'Tom and Jerry'],
    ['type="text"', 'The &lt;em> of AT&amp;amp;T', 'The <em> of AT&amp;T'],
    ['', 'The &lt;em> element', 'The <em> element'],
  ])('is the text of an Atom title with %s', (type, written, shown) => {
    expect(atom(`<title ${type}>${written}</title>`)).toMatchObject({ title: shown })
  })

  const DESCRIPTION =
    '<![CDATA[<p>Something <b>hap</b>pened.</p><p>See &amp; <a href="/x">read</a></p><script>x()</script>]]>'

  test('of a whole text is what a body takes', () => {
    const encoded = '<content:encoded><![CDATA[<p>All of it.</p>]]></content:encoded>'
    expect(body(rss(`${encoded}<description>Short</description>`)['content'])).toBe('<p>All of it.</p>')
    const content = '<content type="html">&lt;p>All of it.&lt;/p></content>'
    expect(body(atom(`<summary>Short</summary>${content}`)['content'])).toBe('<p>All of it.</p>')
  })

  test('of RSS is text in titles and fields', () => {
    const { title, summary } = rss(`<title>&lt;b&gt;News&lt;/b&gt;</title><description>${DESCRIPTION}</description>`)
    expect([title, fieldValue(summary)]).toEqual(['News', 'Something happened. See & read'])
  })

  test('stays HTML in a body', () => {
    const { summary } = rss(`<description>${DESCRIPTION}</description>`)
    expect(body(summary)).toContain('<p>See &amp; <a href="/x">read</a></p>')
  })

  test('has no space where an element within a line ends', () => {
    const { summary } = rss(
      '<description>&lt;p>On &lt;time>5 May&lt;/time>, &lt;ins>new&lt;/ins>.&lt;/p></description>',
    )
    expect(fieldValue(summary)).toBe('On 5 May, new.')
  })

  test('may be only a picture', () => {
    const { summary } = atom('<content type="xhtml"><div><img src="https://a.example/a.png"/></div></content>')
    expect(body(summary)).toBe('<div><img src="https://a.example/a.png"></div>')
  })

  test('is not made of plain text', () => {
    const { summary } = atom('<summary>1 &lt; 2, and a &lt;b> tag</summary>')
    expect([fieldValue(summary), body(summary)]).toEqual(['1 < 2, and a <b> tag', '1 &lt; 2, and a &lt;b> tag'])
  })

  test('refers to no fact of this site', () => {
    const { summary } = rss('<description>&amp;#123;&amp;#123;facts.secret}}</description>')
    expect(fieldValue(summary)).toBe(String.raw`\{{facts.secret}}`)
  })
})

test.each([
  ['RSS 2.0', '<rss><channel><item><title>A</title></item></channel></rss>'],
  ['RSS 1.0', '<rdf:RDF><channel><title>B</title></channel><item><title>A</title></item></rdf:RDF>'],
  ['Atom', '<feed><entry><title>A</title></entry></feed>'],
])('the items of %s are found', (_, feed) => {
  expect(parseAnswer(feed, { format: 'rss' }).items).toMatchObject([{ title: 'A' }])
})

test('an item within another is none, or a feed of a megabyte would have gigabytes of titles', () => {
  const nested = '<item><title>A'.repeat(100) + '</title></item>'.repeat(100)
  expect(parseAnswer(`<rss><channel>${nested}</channel></rss>`, { format: 'rss' }).items).toHaveLength(1)
})

test('an entry is named by the characters of an encoded link', () => {
  const fields = { title: 'title' }
  const source = { from: '', format: 'rss', into: 'posts', key: 'link', fields, required: [], schemas: {} } as const
  const items = [{ title: 'Us', link: 'https://a.example/%C3%BCber%20uns.html?a=%20b' }]
  const languages = { locales: ['de'], defaultLocale: 'de' }
  const files = entriesOf(items, { name: 'feed', source, languages, codeIn: () => [] })
  expect([...files.keys()]).toEqual(['content/posts/ueber-uns-html/de.md'])
})
