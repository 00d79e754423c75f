import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { textOfFile, writeText } from '../../../../cli/output/text-file.ts'
import { readLedger, writeLedger } from '../../../../cli/status/ledger.ts'
import { readUrlList, writeUrlList } from '../../../../cli/urls/url-list.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

test.each([
  ['of Linux', 'a\nb\n', 'c\nd\n'],
  ['of Windows', 'a\r\nb\r\n', 'c\r\nd\r\n'],
  ['of Windows, after a mark', '\uFEFFa\r\nb\r\n', '\uFEFFc\r\nd\r\n'],
  ['of both', 'a\r\nb\n', 'c\r\nd\r\n'],
])('a file keeps line ends %s', (_, before, after) => {
  const root = temporaryFolder()
  writeFiles(root, { file: before })
  const file = path.join(root, 'file')
  expect(textOfFile(file)).toBe('a\nb\n')
  writeText(file, 'c\nd\n')
  expect(readFileSync(file, 'utf8')).toBe(after)
})

test('a folder in the place of a file is named', () => {
  const root = temporaryFolder()
  writeFiles(root, { 'content/urls.lock/a': '' })
  expect(() => readUrlList(root)).toThrow(`EISDIR: illegal operation on a directory, read '${root}/content/urls.lock'`)
})

test('the list of addresses may have files with blanks in their names', () => {
  const root = temporaryFolder()
  writeFiles(root, { 'content/site.yaml': '' })
  writeUrlList(root, ['/de/', '/my file.pdf'])
  expect(readUrlList(root)).toMatchObject({ listed: [{ address: '/de/' }, { address: '/my file.pdf' }], issues: [] })
})

test('the lists that are kept beside the texts may have been saved on Windows', () => {
  const root = temporaryFolder()
  const windows = (text: string): string => `\uFEFF${text.replaceAll('\n', '\r\n')}`
  writeFiles(root, { 'content/site.yaml': '' })
  writeUrlList(root, ['/de/'])
  writeLedger(root, { 'posts/a': { en: '12' } })
  for (const name of ['urls', 'translations'])
    writeFiles(root, {
      [`content/${name}.lock`]: windows(readFileSync(path.join(root, `content/${name}.lock`), 'utf8')),
    })
  expect(readUrlList(root)).toMatchObject({ listed: [{ address: '/de/' }], issues: [] })
  expect(readLedger(root)).toEqual({ 'posts/a': { en: '12' } })
  writeLedger(root, {})
  expect(readFileSync(path.join(root, 'content/translations.lock'), 'utf8')).toBe('\uFEFF{}\r\n')
})
