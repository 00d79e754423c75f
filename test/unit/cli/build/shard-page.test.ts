import { expect, test } from 'vitest'
import { isShardPage } from '../../../../cli/build/shards/shard-page.ts'

const file = { path: 'de/news/größe.ics', hash: 'a', size: 1 }
const page = { digest: 'a', files: [file], references: ['/de/'], doubled: [], loads: [] }

test('a page of a shard is what `generate` writes', () => {
  expect(isShardPage(page)).toBe(true)
  expect(isShardPage({ ...page, lacks: '日', stray: ['<p>NaN'] })).toBe(true)
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['a page without digest', { ...page, digest: undefined }],
  ['files that are no list', { ...page, files: 'x' }],
  ['a file that is nothing', { ...page, files: [null] }],
  ['references that are no list', { ...page, references: {} }],
  ['ids that are no texts', { ...page, doubled: [1] }],
  ['values that are no list', { ...page, stray: 'x' }],
  ['letters that are no text', { ...page, lacks: [] }],
])('%s is no page of a shard', (_, value) => {
  expect(isShardPage(value)).toBe(false)
})

test.each([
  '_worker.js',
  'vercel.json',
  'nginx.conf',
  '.git/hooks/post-checkout',
  'de/.env',
  '../escape.txt',
  'assets/../_headers',
  'a\0b',
  'de\\..\\x',
])('%s is no file of a page', (path) => {
  expect(isShardPage({ ...page, files: [{ ...file, path }] })).toBe(false)
})
