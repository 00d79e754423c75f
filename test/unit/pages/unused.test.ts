import { expect, test } from 'vitest'
import { pagesOf, type References } from '../../../renderer/pages/pages.ts'
import { unusedFiles } from '../../../renderer/pages/unused.ts'
import { entryOf, targetsWith } from '../builders.ts'

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

test('a file beside a text that was not read for its name is none, since that text may show it', () => {
  const { library } = targetsWith([], { assets: { 'content/posts/My Trip/a.png': picture } })
  const misnamed = { code: 'unexpected-file', file: 'content/posts/My Trip/de.md' } as const
  expect(unusedFiles(library, new Map())).toHaveLength(1)
  expect(unusedFiles(library, new Map(), [misnamed])).toEqual([])
})

test('a file beside a text with errors, or in a folder below, is none, since that text may show it', () => {
  const assets = {
    'content/pages/a/a.png': picture,
    'content/pages/a/b/c.png': picture,
    'content/pages/ab/d.png': picture,
  }
  const damaged = { ...entryOf('pages', 'a', 'de'), damage: { rest: {} } }
  const { library } = targetsWith([damaged], { assets })
  expect(unusedFiles(library, new Map()).map(({ file }) => file)).toEqual(['content/pages/ab/d.png'])
})
