import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withReference, writeReference } from '../../../cli/commands/reference.ts'
import { EXIT, UsageError } from '../../../cli/program.ts'

const begin = '<!-- reference: made by `kartograf reference` from the schemas; do not edit -->'
const end = '<!-- /reference -->'

test('the reference is put between its markers, and what stands around it stays', () => {
  const text = `# Guide\n\n${begin}\nold\n${end}\n\nMore.\n`
  expect(withReference(text, 'new')).toBe(`# Guide\n\n${begin}\n\nnew\n\n${end}\n\nMore.\n`)
})

test('putting it in twice changes nothing', () => {
  const once = withReference(`${begin}\n${end}\n`, 'new')
  expect(withReference(once, 'new')).toBe(once)
})

test('a marker that names another command, as in older files, is kept', () => {
  const older = begin.replace('kartograf', 'npm run')
  expect(withReference(`${older}\nold\n${end}\n`, 'new')).toBe(`${older}\n\nnew\n\n${end}\n`)
})

test('a file without markers is refused with the lines that it needs', () => {
  expect(() => withReference('# Guide\n', 'new')).toThrow(UsageError)
  expect(() => withReference('# Guide\n', 'new')).toThrow(begin)
})

describe('in a new site, which has no content/README.md', () => {
  let root = ''
  let told = ''
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'kartograf-reference-'))
    mkdirSync(path.join(root, 'content'))
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((text) => {
        told = String(text)
        return true
      })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    rmSync(root, { recursive: true, force: true })
  })

  test('the file is made', () => {
    expect([writeReference('new', { root }, false), told]).toEqual([EXIT.fine, 'content/README.md written\n'])
    expect(readFileSync(path.join(root, 'content/README.md'), 'utf8')).toBe(`${begin}\n\nnew\n\n${end}\n`)
    expect(writeReference('new', { root }, true)).toBe(EXIT.fine)
  })

  test('--check says that it does not exist, and makes none', () => {
    expect(writeReference('new', { root }, true)).toBe(EXIT.siteHasErrors)
    expect(told).toBe('content/README.md does not exist: run `kartograf reference`\n')
    expect(readdirSync(path.join(root, 'content'))).toEqual([])
  })
})
