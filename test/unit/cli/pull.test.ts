import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { putFiles, readPulled } from '../../../cli/pull/pulled-files.ts'
import { readSource } from '../../../cli/pull/read-source.ts'
import { sha256 } from '../../../cli/output/paths.ts'
import { pullSchema } from '../../../renderer/definitions/settings/pull.ts'
import { temporaryFolder, writeFiles } from './temporary.ts'

const SOURCE = { from: 'data/list.csv', format: 'csv', into: 'posts', key: 'name', fields: { title: 'title' } } as const

const sourceOf = (more: object): unknown => pullSchema.safeParse({ sources: { list: { ...SOURCE, ...more } } }).success

test.each([
  ['.env', 'hidden'],
  ['.data/application/1/request.json', 'hidden'],
  ['data/../.git/config', 'hidden'],
  ['data/link.csv', 'hidden'],
  ['..data/list.csv', 'hidden'],
  ['data/away.csv', 'outside of the site'],
  ['data/folder/list.csv', 'outside of the site'],
  ['../list.csv', 'outside of the site'],
  ['data', 'no regular file'],
])('a source reads no file %s: it is %s', async (from, reason) => {
  const parent = temporaryFolder()
  const root = path.join(parent, 'site')
  const secrets = ['.env', '.git/config', '.data/application/1/request.json', '../list.csv']
  writeFiles(root, Object.fromEntries([...secrets, 'data/list.csv'].map((file) => [file, 'name,title\na,SECRET\n'])))
  symlinkSync(path.join(root, '.env'), path.join(root, 'data/link.csv'))
  symlinkSync(path.join(parent, 'list.csv'), path.join(root, 'data/away.csv'))
  symlinkSync(parent, path.join(root, 'data/folder'))
  await expect(readSource({ ...SOURCE, from }, { root, env: {}, fetch })).rejects.toThrow(reason)
})

test('a source has no token but those that are named for it', () => {
  expect(['CMS_TOKEN', 'PULL_SHOP'].map((token) => sourceOf({ token }))).toEqual([true, true])
  expect(
    ['AWS_SECRET_ACCESS_KEY', 'GITHUB_TOKEN', 'FORMS_SMTP_URL', 'CMS'].map((token) => sourceOf({ token })),
  ).toEqual([false, false, false, false])
})

test.each([
  'content/../README.md',
  'content/posts/../../notes.md',
  'content/posts/./../../notes.md',
  'content/index.md',
])('a list of pulled files that names %s removes nothing there', (name) => {
  const root = temporaryFolder()
  writeFiles(root, { [name]: 'mine', 'content/pull.lock': `list ${sha256('mine')} ${name}\n` })
  const before = readPulled(root).get('list') ?? new Map<string, string>()
  putFiles(root, new Map(), before, false)
  expect(existsSync(path.join(root, name))).toBe(true)
})

test('what it has written is found again, in folders of any depth', () => {
  const root = temporaryFolder()
  const files = ['content/posts/a/de.md', 'content/posts/a.b/c/de-AT.md']
  writeFiles(root, { 'content/pull.lock': files.map((file) => `list 00 ${file}\n`).join('') })
  expect([...(readPulled(root).get('list')?.keys() ?? [])]).toEqual(files)
})

test.each(['content/posts', 'content/posts/a'])('nothing is written or removed through a link at %s', (link) => {
  const [root, elsewhere] = [temporaryFolder(), temporaryFolder()]
  const file = 'content/posts/a/de.md'
  const target = path.join(elsewhere, path.posix.relative(link, file))
  writeFiles(root, { 'content/pull.yaml': '', [`${path.posix.dirname(link)}/other.txt`]: '' })
  writeFiles(elsewhere, { [path.posix.relative(link, file)]: 'theirs' })
  symlinkSync(elsewhere, path.join(root, link))
  const known = new Map([[file, sha256('theirs')]])
  expect(() => putFiles(root, new Map([[file, 'new']]), known, false)).toThrow(`${link} is a link`)
  expect(() => putFiles(root, new Map(), known, false)).toThrow(`${link} is a link`)
  expect(readFileSync(target, 'utf8')).toBe('theirs')
})
