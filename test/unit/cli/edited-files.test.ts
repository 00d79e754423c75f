import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { EditError } from '../../../cli/edit/edit-error.ts'
import {
  listFolder,
  LONGEST_TEXT,
  readEdited,
  removeEdited,
  removeFolder,
  removalOf,
  writeEdited,
  writingOf,
} from '../../../cli/edit/edited-files.ts'
import { editedPlace, type EditedSite } from '../../../cli/edit/edited-place.ts'
import { filesIn, temporaryFolder, writeFiles } from './temporary.ts'

const ANCHOR = '---\ntitle: Anchor # a comment\n---\n\nText.\n'
const FILE = 'content/posts/anchor/index.de.md'
let site: EditedSite
const fields = new Map([['posts', []]])

beforeEach(() => {
  const root = temporaryFolder()
  site = { root, collections: ['pages', 'posts'], locales: ['de', 'en'] }
  writeFiles(root, {
    'secret.txt': 'secret',
    'content/site.yaml': 'brand: A\n',
    'content/topics.yaml': '{}\n',
    'content/posts/anchor/de.md': ANCHOR,
    'content/posts/anchor/anchor.svg': '<svg/>',
    'content/static/logo.svg': '<svg/>',
  })
})

function refusal(work: () => unknown): number | undefined {
  try {
    work()
  } catch (error) {
    if (error instanceof EditError) return error.status
    throw error
  }
  return undefined
}

const write = (file: string, text: string | Buffer, revision?: string) =>
  writeEdited(site, fields, { written: file, bytes: Buffer.from(text), revision })

test.each([
  [FILE, 'content/posts/anchor/de.md'],
  ['content/pages/a/b/c/index.en.md', 'content/pages/a/b/c/en.md'],
  ['content/posts/anchor/a%20picture.png', 'content/posts/anchor/a picture.png'],
  ['content/static/marks/logo.svg', 'content/static/marks/logo.svg'],
  ['content/posts/console/auxiliary.png', 'content/posts/console/auxiliary.png'],
])('%s is %s', (shown, onDisk) => {
  expect(editedPlace(site, shown).relative).toBe(onDisk)
})

test('a folder that is not there yet is named as `kartograf new` does, and others keep their names', () => {
  const folderOf = (name: string) => editedPlace(site, `content/posts/${name}/index.de.md`).relative.split('/')[2]
  expect(folderOf('ασφάλεια-στο-cloud')).toBe('ασφάλεια-στο-cloud')
  expect(folderOf('«ασφάλεια»-τώρα…')).toBe('ασφάλεια-τώρα')
  expect(folderOf('サービス、料金。')).toBe('サービス-料金')
  expect(folderOf('größe')).toBe('groesse')
  writeFiles(site.root, { 'content/posts/größe/de.md': ANCHOR })
  expect(folderOf('größe')).toBe('größe')
})

test.each([
  ['../secret.txt', 403],
  ['content/../secret.txt', 403],
  ['content/posts/../../secret.txt', 403],
  ['content/posts/%2e%2e/%2e%2e/secret.txt', 403],
  ['content/posts/anchor%2f..%2f..%2fsite.yaml', 403],
  ['content/posts/anchor/..%5csite.md', 403],
  ['/etc/passwd', 403],
  ['content//posts/anchor/a.png', 403],
  ['content/site.yaml', 403],
  ['content/others/anchor/index.de.md', 403],
  ['content/posts/index.de.md', 403],
  ['content/posts/.git/a.png', 403],
  ['content/posts/anchor/.env.png', 403],
  ['content/posts/anchor/a.png%00.svg', 403],
  ['content/posts/anchor/C:a.png', 403],
  ['content/posts/anchor /a.png', 403],
  ['content/posts/anchor/con.png', 403],
  ['content/posts/anchor/Com1.tar.png', 403],
  ['content/posts/aux/index.en.md', 403],
  [`content/posts/anchor/${'ä'.repeat(190)}.png`, 403],
  [`content/posts/${'deep/'.repeat(1000)}index.en.md`, 403],
  ['content/posts/anchor/index.fr.md', 403],
  ['content/posts/anchor/de.md', 403],
  ['content/posts/anchor/run.js', 415],
  ['content/posts/anchor/page.html', 415],
  ['content/posts/anchor/%E0%A4%A', 400],
  ['templates/index.ts', 403],
])('%s can be neither read nor written nor removed', (file, status) => {
  const before = filesIn(site.root)
  expect(refusal(() => readEdited(site, fields, file))).toBe(status)
  expect(refusal(() => write(file, 'x'))).toBe(status)
  expect(refusal(() => removeEdited(site, file))).toBe(status)
  expect(filesIn(site.root)).toEqual(before)
})

test('no link leads anywhere, whether it is a file or a folder on the way', () => {
  const outside = temporaryFolder()
  writeFiles(outside, { 'de.md': ANCHOR, 'a.png': 'png' })
  symlinkSync(outside, path.join(site.root, 'content/posts/linked'))
  symlinkSync(path.join(site.root, 'secret.txt'), path.join(site.root, 'content/posts/anchor/secret.txt'))
  for (const file of [
    'content/posts/linked/index.de.md',
    'content/posts/linked/a.png',
    'content/posts/anchor/secret.txt',
  ]) {
    expect(
      refusal(() => readEdited(site, fields, file)),
      file,
    ).toBe(403)
    expect(
      refusal(() => write(file, 'x')),
      file,
    ).toBe(403)
    expect(
      refusal(() => removeEdited(site, file)),
      file,
    ).toBe(403)
  }
  expect(listFolder(site, 'content/posts/').map(({ name }) => name)).toEqual(['anchor'])
  expect(readFileSync(path.join(outside, 'de.md'), 'utf8')).toBe(ANCHOR)
})

test('folders list what can be edited, under the names that the CMS knows', () => {
  mkdirSync(path.join(site.root, 'content/posts/.git'))
  writeFileSync(path.join(site.root, 'content/posts/anchor/run.sh'), '')
  expect(listFolder(site, '')).toEqual([{ name: 'content', kind: 'directory' }])
  expect(listFolder(site, 'content/').map(({ name }) => name)).toEqual(['posts', 'static'])
  expect(listFolder(site, 'content/posts/')).toEqual([{ name: 'anchor', kind: 'directory' }])
  expect(listFolder(site, 'content/posts/anchor/').map(({ name }) => name)).toEqual(['anchor.svg', 'index.de.md'])
})

test('a text is written in place, and only if it is still the one that was read', () => {
  const { revision, content } = readEdited(site, fields, FILE)
  const changed = content.toString().replace('Anchor', 'Buoy')
  expect(refusal(() => write(FILE, changed))).toBe(412)
  expect(refusal(() => write(FILE, changed, 'another'))).toBe(412)
  const next = write(FILE, changed, revision)
  expect(readFileSync(path.join(site.root, 'content/posts/anchor/de.md'), 'utf8')).toBe(
    ANCHOR.replace('Anchor', 'Buoy'),
  )
  expect(readEdited(site, fields, FILE).revision).toBe(next)
  expect(refusal(() => removeEdited(site, FILE, revision))).toBe(412)
})

test('what would be refused can be asked before, which changes nothing', () => {
  const { revision } = readEdited(site, fields, FILE)
  const before = filesIn(site.root)
  const asked = (text: string, known?: string) =>
    writingOf(site, fields, { written: FILE, bytes: Buffer.from(text), revision: known })
  expect(refusal(() => asked(ANCHOR, 'another'))).toBe(412)
  expect(refusal(() => asked('no front matter', revision))).toBe(422)
  expect(refusal(() => removalOf(site, FILE, 'another'))).toBe(412)
  asked(ANCHOR.replace('Anchor', 'Buoy'), revision)
  removalOf(site, FILE, revision)
  expect(filesIn(site.root)).toEqual(before)
})

test('texts and files come and go with their folder', () => {
  write('content/posts/new/index.en.md', ANCHOR)
  write('content/posts/new/a.png', Buffer.from([1, 2]))
  expect(refusal(() => removeFolder(site, 'content/posts/new/'))).toBe(409)
  for (const name of ['index.en.md', 'a.png'])
    removeEdited(site, `content/posts/new/${name}`, readEdited(site, fields, `content/posts/new/${name}`).revision)
  removeFolder(site, 'content/posts/new/')
  expect(Object.keys(filesIn(site.root)).filter((file) => file.includes('new'))).toEqual([])
  expect(refusal(() => removeFolder(site, 'content/posts/'))).toBe(403)
  expect(refusal(() => removeFolder(site, 'content/'))).toBe(403)
})

test('texts that are too long, that cannot be read, and pictures with scripts are refused', () => {
  expect(refusal(() => write('content/posts/new/index.de.md', 'x'.repeat(LONGEST_TEXT + 1)))).toBe(413)
  expect(refusal(() => write('content/posts/new/index.de.md', 'no front matter'))).toBe(422)
  expect(refusal(() => write('content/posts/new/a.svg', '<svg onload="x()"/>'))).toBe(415)
})

test('files that would configure the host of the site are not written, but others of their names are', () => {
  for (const name of ['vercel.json', '_routes.json', 'Vercel.JSON'])
    expect(
      refusal(() => write(`content/static/${name}`, '{}')),
      name,
    ).toBe(403)
  // One that the build writes is no file of the content at all.
  expect(refusal(() => write('content/static/staticwebapp.config.json', '{}'))).toBe(415)
  write('content/static/data/vercel.json', '{}')
  expect(readFileSync(path.join(site.root, 'content/static/data/vercel.json'), 'utf8')).toBe('{}')
})

test('a file whose name is decomposed on disk, as macOS writes it, is that of the composed name', () => {
  writeFiles(site.root, { 'content/posts/anchor/gro\u0308sse.txt': 'one' })
  const shown = 'content/posts/anchor/gr%C3%B6sse.txt'
  expect(readEdited(site, fields, shown).content.toString()).toBe('one')
  expect(path.basename(editedPlace(site, shown).absolute)).toBe('gro\u0308sse.txt')
  expect(path.basename(editedPlace(site, 'content/posts/anchor/neu%CC%88.txt').absolute)).toBe('ne\u00FC.txt')
})
