import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolders } from '../../../../cli/check/empty-folders.ts'
import { lengthAdvice } from '../../../../cli/check/lengths.ts'
import { pageAt } from '../../builders.ts'
import { temporaryFolder } from '../temporary.ts'

const FINE = 'A description that is long enough to say something about the page.'

function adviceFor(title: string, description: string, more: object = {}) {
  const root = temporaryFolder()
  const folder = path.join(root, 'content', 'pages', 'a')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'de.md'), `---\ntitle: ${title}\ndescription: ${description}\n---\n`)
  return lengthAdvice([pageAt('/de/a/', { title, description, ...more })], root)
}

test.each([
  ['a title of more than 70 characters', 'x'.repeat(71), FINE, '`title` has 71 characters', 2],
  ['a description of less than 50 characters', 'A', 'y'.repeat(49), '`description` has 49 characters', 3],
  ['a description of more than 170 characters', 'A', 'y'.repeat(171), '`description` has 171 characters', 3],
  ['a wide title', '山'.repeat(36), FINE, '`title` has 36 characters, as wide as 72', 2],
  ['a short wide description', 'A', '山'.repeat(24), '`description` has 24 characters, as wide as 48', 3],
])('warns of %s, at its line', (_, title, description, message, line) => {
  expect(adviceFor(title, description)).toMatchObject([
    { code: 'length', severity: 'warning', file: 'content/pages/a/de.md', message, line },
  ])
})

test('does not warn of lengths that fit, nor of pages that search engines do not show', () => {
  expect(adviceFor('x'.repeat(70), 'y'.repeat(50))).toEqual([])
  expect(adviceFor('A', 'y'.repeat(170))).toEqual([])
  expect(adviceFor('山'.repeat(35), '地図を読む力が命を守ります。夏の登山の装備を説明します。')).toEqual([])
  expect(adviceFor('ที่'.repeat(70), FINE)).toEqual([])
  expect(adviceFor('x'.repeat(99), 'y', { noindex: true })).toEqual([])
})

test('does not warn of the further pages of a list, whose texts are those of the first', () => {
  const first = pageAt('/de/a/', { title: 'A', description: 'y' })
  const second = { ...first, route: { ...first.route, path: '/de/a/page/2/', part: { term: null, page: 2 } } }
  expect(lengthAdvice([first, second], temporaryFolder())).toHaveLength(1)
})

test('warns about an empty content folder', () => {
  const root = temporaryFolder()
  mkdirSync(path.join(root, 'content', 'posts', 'later'), { recursive: true })
  expect(emptyFolders(root)).toMatchObject([
    { code: 'empty-folder', severity: 'warning', file: 'content/posts/later/' },
  ])
})
