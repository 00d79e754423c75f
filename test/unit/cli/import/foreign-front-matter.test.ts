import { expect, test } from 'vitest'
import { findTexts } from '../../../../cli/import/find-texts.ts'
import { mapFields } from '../../../../cli/import/map-fields.ts'
import { withDraft } from '../../../../cli/import/withheld.ts'
import { readForeignText } from '../../../../cli/import/front-matter.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

test.each([
  ['the end of a value', 'title: A ---\ndraft: true', { title: 'A ---', draft: true }],
  ['a line of a text', 'a: |\n  b\n  ---\n  c\ntitle: A', { a: 'b\n---\nc\n', title: 'A' }],
])('hyphens do not end the front matter if they are %s', (_, yaml, data) => {
  expect(readForeignText(`---\n${yaml}\n---\n\nText`)).toMatchObject({ data, body: '\nText' })
})

test('front matter may be empty', () => {
  expect(readForeignText('---\n---\nText')).toMatchObject({ data: {}, body: 'Text', line: 3 })
})

test('front matter may name its language, and that of code is not read', () => {
  expect(readForeignText('---json\n{ "title": "A" }\n---\nText')).toMatchObject({ data: { title: 'A' }, body: 'Text' })
  expect(readForeignText('---toml\ntitle = "A"\n---\nText')).toMatchObject({ data: { title: 'A' }, line: 4 })
  expect(() => readForeignText('---js\n{ title: "A" }\n---\nText')).toThrow('in js, which is not read')
})

test.each([
  ['_drafts/a.md', '---\ntitle: A\n---\n'],
  ['a.md', '---\ntitle: A\npublished: false\n---\n'],
  ['a.md', '---\ntitle: A\nheadless: true\n---\n'],
  ['a.md', '---\ntitle: A\npermalink: false\n---\n'],
  ['a.md', '+++\ntitle = "A"\n[build]\nrender = "never"\n+++\n'],
])('a text that the old site does not show is a draft: %s %j', (file, source) => {
  expect(withDraft(file, readForeignText(source)).data).toMatchObject({ title: 'A', draft: true })
})

test('other texts are no drafts, and what is not listed or indexed stays so', () => {
  const { data } = withDraft('a/drafts.md', readForeignText('---\npublished: true\nunlisted: true\nnoindex: no\n---\n'))
  const known = new Set(['draft', 'unlisted', 'noindex'])
  expect(mapFields(data, known, []).data).toEqual({ unlisted: true })
})

test('hidden texts and those of packages are none of the site', () => {
  const folder = temporaryFolder()
  writeFiles(folder, { '.trash/a.md': '', '.a.md': '', 'b/node_modules/c/README.md': '', 'b/c.d.md': '' })
  expect(findTexts(folder, ['en'], 'en')).toMatchObject({ texts: [{ file: 'b/c.d.md' }], leftOut: [] })
})

test('parts of texts are no texts, but the page of a section is one', () => {
  const folder = temporaryFolder()
  writeFiles(folder, { 'a/_index.md': '', 'a/_note.mdx': '', 'a/b.md': '' })
  const { texts, leftOut } = findTexts(folder, ['en'], 'en')
  expect(texts.map(({ file }) => file)).toEqual(['a/_index.md', 'a/b.md'])
  expect(leftOut).toEqual(['a/_note.mdx'])
})
