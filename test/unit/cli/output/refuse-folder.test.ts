import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkOutput } from '../../../../cli/output/refuse-folder.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

describe('the folder of the output', () => {
  test.each<[string, Record<string, string>, string | undefined]>([
    ['allows a folder that does not exist', {}, undefined],
    ['allows an output of ours', { 'output/builds/latest.json': '{}', 'output/index.html': '' }, undefined],
    ['allows one whose last build is not named', { 'output/builds/files.txt': '', 'output/index.html': '' }, undefined],
    ['refuses a folder with other files', { 'output/holiday.jpg': '' }, 'foreign-output'],
  ])('%s', (_, files, code) => {
    const root = temporaryFolder()
    writeFiles(root, files)
    expect(checkOutput(path.join(root, 'output'), root)?.code).toBe(code)
  })

  test('allows an empty folder', () => {
    const root = temporaryFolder()
    mkdirSync(path.join(root, 'output'))
    expect(checkOutput(path.join(root, 'output'), root)).toBeUndefined()
  })

  test.each([
    ['the site itself', '.'],
    ['a folder that holds the site', '..'],
  ])('refuses %s, even where it looks like an output', (_, out) => {
    const parent = temporaryFolder()
    const root = path.join(parent, 'site')
    writeFiles(root, { 'builds/latest.json': '{}' })
    writeFiles(parent, { 'builds/latest.json': '{}' })
    expect(checkOutput(path.join(root, out), root)?.code).toBe('foreign-output')
  })

  test.each(['content', 'content/static/pub', 'i18n/messages', 'templates/out'])(
    'refuses %s, which the next build would read',
    (out) => {
      const root = temporaryFolder()
      expect(checkOutput(path.join(root, out), root)?.message).toContain('a source of the next build')
    },
  )

  test('allows a folder whose name begins as that of the site', () => {
    const parent = temporaryFolder()
    expect(checkOutput(path.join(parent, 'site-output'), path.join(parent, 'site'))).toBeUndefined()
  })
})
