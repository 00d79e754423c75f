import { expect, test } from 'vitest'
import { digestOfWords } from '../../../../cli/status/ledger.ts'
import { frontMatter } from '../../../../renderer/definitions/collections/front-matter.ts'
import { date } from '../../../../renderer/definitions/fields/dates.ts'
import { same } from '../../../../renderer/definitions/fields/kind.ts'
import { text } from '../../../../renderer/definitions/fields/text.ts'
import { fileOf } from '../../builders.ts'

const model = { schema: frontMatter({ date: same(date()), subtitle: text() }) }
const digest = (fields: string, body = 'Text.'): string =>
  digestOfWords({ file: fileOf('content/posts/a/de.md', `---\n${fields}\n---\n\n${body}\n`) }, model)
const before = digest('title: A\nsubtitle: B\ndate: 2026-01-01')

test.each([
  ['a day', 'title: A\nsubtitle: B\ndate: 2027-01-01'],
  ['a switch', 'title: A\nsubtitle: B\ndate: 2026-01-01\ndraft: true\npublish: 2027-01-01'],
  ['the order of fields', 'subtitle: B\ndate: 2026-01-01\ntitle: A'],
  ['quotes and comments', '# Title\ntitle: "A"\nsubtitle: B\ndate: 2026-01-01'],
])('another state of %s is nothing to translate', (_, fields) => {
  expect(digest(fields)).toBe(before)
})

test.each([
  ['title', 'title: C\nsubtitle: B\ndate: 2026-01-01', 'Text.'],
  ['field of the collection', 'title: A\nsubtitle: C\ndate: 2026-01-01', 'Text.'],
  ['text', 'title: A\nsubtitle: B\ndate: 2026-01-01', 'Other text.'],
])('another %s is', (_, fields, body) => {
  expect(digest(fields, body)).not.toBe(before)
})

test('of a file that cannot be read is that of its bytes', () => {
  expect(digest('title: [')).not.toBe(digest('title: {'))
})
