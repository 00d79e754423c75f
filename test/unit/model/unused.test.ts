import { expect, test } from 'vitest'
import { pagesOf, type References } from '../../../renderer/pages/pages.ts'
import { foldReferences, unusedFiles } from '../../../renderer/pages/unused.ts'
import { collections, entryOf, issueOf, targetsWith } from '../builders.ts'

const picture = { src: '/assets/a.png', image: { kind: 'image', src: '/assets/a.png', width: 1, height: 1 } } as const

test('a file that no text shows or links to is reported', () => {
  const assets = {
    'content/pages/a/shown.png': picture,
    'content/pages/a/field.png': picture,
    'content/pages/a/linked.pdf': { src: '/assets/linked.pdf', image: null },
    'content/pages/a/left.png': picture,
  }
  const page = entryOf('pages', 'a', 'de', {
    image: './field.png',
    untranslated: { en: 'none', es: 'none' },
    sections: [
      { type: 'prose', text: { kind: 'markdown', inline: false, source: '![A](./shown.png) [b](./linked.pdf)' } },
    ],
  })
  const targets = targetsWith([page], { assets })
  const references: References = new Map()
  pagesOf(targets, () => undefined, references)
  expect(unusedFiles(targets.library, references)).toMatchObject([
    { code: 'unused-file', severity: 'warning', file: 'content/pages/a/left.png' },
  ])
})

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
