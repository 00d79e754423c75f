import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pathOnDisk } from '../../../../cli/content/files/on-disk.ts'
import { sourceText } from '../../../../cli/content/source-text.ts'
import { moveFolder } from '../../../../cli/write/rename.ts'
import { asOnWindows, fsError, patchFs } from '../patched-fs.ts'
import { filesIn, temporaryFolder, writeFiles } from '../temporary.ts'

/** A file as macOS and its archives name it: `ü` is `u` and two dots. */
const DECOMPOSED = 'content/posts/über/größe/de.md'.normalize('NFD')

test('a folder with a decomposed name is moved by its composed one, and into the folder that is there already', () => {
  const root = temporaryFolder()
  writeFiles(root, { [DECOMPOSED]: 'x' })
  moveFolder(root, { collection: 'posts', from: 'über/größe', to: 'über/maß' })
  expect(existsSync(path.join(root, 'content/posts/über'.normalize('NFD'), 'maß', 'de.md'))).toBe(true)
  moveFolder(root, { collection: 'posts', from: 'über/maß', to: 'size' })
  expect(existsSync(path.join(root, 'content/posts/size/de.md'))).toBe(true)
  expect(existsSync(path.join(root, 'content/posts/über'.normalize('NFD')))).toBe(false)
})

test('a folder that Windows does not rename, because a folder in it is watched, is copied and removed', () => {
  const root = temporaryFolder()
  writeFiles(root, { 'content/posts/a/de.md': 'a', 'content/posts/a/b/de.md': 'b' })
  asOnWindows()
  patchFs('renameSync', () => () => {
    throw fsError('EPERM')
  })
  moveFolder(root, { collection: 'posts', from: 'a', to: 'c' })
  expect(filesIn(root)).toEqual({ 'content/posts/c/de.md': 'a', 'content/posts/c/b/de.md': 'b' })
})

test('a file in it is found by its composed name, and a new name stays composed', () => {
  const root = temporaryFolder()
  writeFiles(root, { [DECOMPOSED]: 'text' })
  expect(sourceText(root, 'content/posts/über/größe/de.md')).toBe('text')
  expect(pathOnDisk(root, 'content/posts/ä/de.md')).toBe(path.join(root, 'content/posts/ä/de.md'))
})
