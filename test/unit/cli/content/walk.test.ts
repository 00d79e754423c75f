import { rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { stampSources } from '../../../../cli/content/files/source-stamps.ts'
import { walkSources } from '../../../../cli/content/files/sources.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

function site(): string {
  const root = temporaryFolder()
  writeFiles(root, { 'content/posts/a/de.md': 'A', 'content/posts/a/en.md': 'B', 'content/static/icon.svg': '<svg/>' })
  return root
}

test('what the comparison with the last run has found out of a file is not asked for again', () => {
  const root = site()
  const { files } = stampSources(root)
  const { files: found } = walkSources(root, files)
  expect(found).toEqual(walkSources(root).files)
  for (const { absolute, stats } of found) expect(stats).toBe(files.get(absolute))
})

test('files that come or go in between are found or not, and a link is never taken for the file that it was', () => {
  const root = site()
  const { files } = stampSources(root)
  const secret = path.join(temporaryFolder(), 'secret.md')
  writeFiles(path.dirname(secret), { 'secret.md': 'Nobody may read this.' })
  rmSync(path.join(root, 'content/posts/a/de.md'))
  symlinkSync(secret, path.join(root, 'content/posts/a/de.md'))
  rmSync(path.join(root, 'content/posts/a/en.md'))
  writeFiles(root, { 'content/posts/b/de.md': 'C' })
  const { files: found, issues } = walkSources(root, files)
  expect(found.map(({ relative }) => relative)).toEqual(['content/posts/b/de.md', 'content/static/icon.svg'])
  expect(issues.map(({ code, file }) => `${code} ${file}`)).toEqual(['forbidden-file content/posts/a/de.md'])
})

test('a link that leads to itself is told, and keeps nobody from looking', () => {
  const root = site()
  symlinkSync('round.svg', path.join(root, 'content/static/round.svg'))
  const { issues } = walkSources(root, stampSources(root).files)
  expect(issues.map(({ code, file }) => `${code} ${file}`)).toEqual(['forbidden-file content/static/round.svg'])
})

test('links are followed each time', () => {
  const root = site()
  symlinkSync(path.join(root, 'content/static/icon.svg'), path.join(root, 'content/static/logo.svg'))
  const { files } = stampSources(root)
  expect(files.has(path.join(root, 'content/static/logo.svg'))).toBe(false)
  expect(walkSources(root, files).files).toEqual(walkSources(root).files)
})

test('a name that macOS has written with two characters for one is found by the name in the texts', () => {
  const root = site()
  writeFiles(root, { ['content/posts/a/Büro.png'.normalize('NFD')]: 'x' })
  const found = walkSources(root).files.find(({ relative }) => relative.endsWith('.png'))
  expect(found?.relative).toBe('content/posts/a/Büro.png'.normalize('NFC'))
  expect(found?.absolute).toBe(path.join(root, 'content/posts/a/Büro.png'.normalize('NFD')))
})

test('files of editors and systems are no part of the site', () => {
  const root = site()
  const stray = [
    'Thumbs.db',
    'desktop.ini',
    '.DS_Store',
    'de.md~',
    '.de.md.swp',
    'de.md.swp',
    'de.md___jb_tmp___',
    'Icon\r',
    '~$plan.docx',
    '#de.md#',
  ]
  writeFiles(root, Object.fromEntries(stray.map((name) => [`content/posts/a/${name}`, 'x'])))
  const { files, issues } = walkSources(root)
  expect(files.map(({ relative }) => path.basename(relative))).toEqual(['de.md', 'en.md', 'icon.svg'])
  expect(issues).toEqual([])
})
