import { expect, test } from 'vitest'
import { foldReferences } from '../../../renderer/pages/fold-references.ts'
import { collections, issueOf } from '../builders.ts'

test('a type of section that the theme lacks is reported once, with its other places', () => {
  const gone = ['de', 'en'].map((locale) => issueOf({ code: 'unknown-section', file: `content/${locale}.md` }))
  expect(foldReferences(gone, collections)).toMatchObject([{ file: 'content/de.md', hint: 'also in content/en.md:1' }])
})

test('a deleted author is reported once, with the number of references', () => {
  const gone = ['d', 'a', 'c', 'b', 'e'].map((name) =>
    issueOf({ code: 'unknown-author', file: `content/${name}.md`, message: '`x` is not among the authors' }),
  )
  const folded = foldReferences([...gone, issueOf(), issueOf({ line: 2 })], collections)
  expect(folded).toHaveLength(3)
  expect(folded[0]).toMatchObject({
    file: 'content/a.md',
    message: '`x` is not among the authors; 5 places refer to it',
    hint: expect.stringContaining('also in content/b.md:1, content/c.md:1, content/d.md:1 and 1 more'),
  })
})

test('the same dead link in two files is reported twice', () => {
  expect(foldReferences([issueOf(), issueOf({ file: 'content/b.md' })], collections)).toHaveLength(2)
})
