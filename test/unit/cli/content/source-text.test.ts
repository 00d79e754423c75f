import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sourceText } from '../../../../cli/content/source-text.ts'
import { temporaryFolder } from '../temporary.ts'

test('reads the text of an issue’s file, also through a link within its part of the site', () => {
  const root = siteWithLinks()
  expect(sourceText(root, 'content/own.md')).toBe('own')
  expect(sourceText(root, 'content/inside.md')).toBe('own')
})

test('reads the lines of Windows, and a file that begins with a byte order mark, as the build does', () => {
  const root = siteWithLinks()
  writeFileSync(path.join(root, 'content/own.md'), '\uFEFF---\r\ntitle: A\r\n---\r\n')
  expect(sourceText(root, 'content/own.md')).toBe('---\ntitle: A\n---\n')
})

test('reads what tools of translators write, in their encoding', () => {
  const root = siteWithLinks()
  writeFileSync(path.join(root, 'content/es.mqxliff'), Buffer.from('\uFEFF<xliff/>\r\n', 'utf16le'))
  expect(sourceText(root, 'content/es.mqxliff')).toBe('<xliff/>\n')
})

test('reads the document of a translator outside of the site, and nothing else there', () => {
  const root = siteWithLinks()
  const outside = path.join(root, '..')
  writeFileSync(path.join(outside, 'es.xlf'), '<xliff/>')
  writeFileSync(path.join(outside, 'secret.yaml'), 'token: 1')
  const site = path.join(root, 'content')
  expect(sourceText(site, '../../es.xlf')).toBe('<xliff/>')
  expect(sourceText(site, '../../secret.yaml')).toBeUndefined()
})

test.each(['content/env.md', 'content/away.md', 'content/missing.md', 'content/nowhere.md'])(
  'shows nothing of %s, which leads out of its part of the site or to no file',
  (file) => {
    expect(sourceText(siteWithLinks(), file)).toBeUndefined()
  },
)

function siteWithLinks(): string {
  const parent = temporaryFolder()
  const root = path.join(parent, 'site')
  mkdirSync(path.join(root, 'content'), { recursive: true })
  writeFileSync(path.join(parent, 'away.md'), 'secret')
  writeFileSync(path.join(root, '.env'), 'secret')
  writeFileSync(path.join(root, 'content/own.md'), 'own')
  symlinkSync('own.md', path.join(root, 'content/inside.md'))
  symlinkSync(path.join(root, '.env'), path.join(root, 'content/env.md'))
  symlinkSync(path.join(parent, 'away.md'), path.join(root, 'content/away.md'))
  symlinkSync('gone.md', path.join(root, 'content/nowhere.md'))
  return root
}
