import { cpSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { sha256 } from '../../../../cli/output/digest.ts'
import type { Workspace } from '../../../../cli/output/paths.ts'
import { intactFiles, outputFileOf, readRecord, writeRecord, type BuildRecord } from '../../../../cli/build/record.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

/** One byte, with the time that the file had. */
function changeInSilence(file: string): void {
  const { atime, mtime } = statSync(file)
  const bytes = readFileSync(file)
  bytes[0] = (bytes[0] ?? 0) ^ 1
  writeFileSync(file, bytes)
  utimesSync(file, atime, mtime)
}

const record: BuildRecord = { version: 1, base: 'base-1', id: 'id-1', pages: {}, files: {} }

function workspaceIn(root: string, out = 'output'): Workspace {
  return { root, out: path.join(root, out), cache: path.join(root, '.cache') }
}

describe('the record', () => {
  test('is read as it was written', () => {
    const workspace = workspaceIn(temporaryFolder())
    writeRecord(workspace, record)
    expect(readRecord(workspace)).toEqual(record)
  })

  test('is one for each output', () => {
    const root = temporaryFolder()
    writeRecord(workspaceIn(root), record)
    expect(readRecord(workspaceIn(root, 'elsewhere'))).toBeUndefined()
  })

  test('is none before the first build', () => {
    expect(readRecord(workspaceIn(temporaryFolder()))).toBeUndefined()
  })

  test.each(['{"version":', JSON.stringify(record), ''])('is none where somebody has written %j', (text) => {
    const workspace = workspaceIn(temporaryFolder())
    writeRecord(workspace, record)
    const [name = ''] = readdirSync(workspace.cache)
    writeFileSync(path.join(workspace.cache, name), text)
    expect(readRecord(workspace)).toBeUndefined()
  })

  test.each<unknown>([
    null,
    'text',
    { ...record, version: 2 },
    { ...record, base: undefined },
    { ...record, id: 1 },
    { ...record, pages: null },
    { ...record, files: 'none' },
  ])('is none where another version of the program has written %j', (value) => {
    const workspace = workspaceIn(temporaryFolder())
    writeRecord(workspace, value as BuildRecord)
    expect(readRecord(workspace)).toBeUndefined()
  })
})

describe('intactFiles', () => {
  function recorded() {
    const out = temporaryFolder()
    writeFiles(out, { 'a.html': 'alpha', 'b.html': 'bravo' })
    const files = ['a.html', 'b.html'].map(
      (name) => [name, outputFileOf(out, name, sha256(readFileSync(path.join(out, name))))] as const,
    )
    return { out, record: { ...record, files: Object.fromEntries(files) } }
  }

  test.each<[string, (file: string) => void, string[]]>([
    ['all where nobody has touched them', () => undefined, ['a.html', 'b.html']],
    ['those without another size', (file) => writeFileSync(file, 'longer'), ['b.html']],
    ['those without another time', (file) => utimesSync(file, 1, 1), ['b.html']],
    ['those whose bytes were changed, size and time kept', changeInSilence, ['b.html']],
    ['those that are still there', (file) => rmSync(file), ['b.html']],
  ])('are %s', (_, touch, expected) => {
    const { out, record: known } = recorded()
    touch(path.join(out, 'a.html'))
    expect([...intactFiles(known, out).keys()]).toEqual(expected)
  })

  test('are those of a copy, whose files are read', () => {
    const { out, record: known } = recorded()
    const copy = path.join(temporaryFolder(), 'copy')
    cpSync(out, copy, { recursive: true, preserveTimestamps: true })
    expect([...intactFiles(known, copy).keys()]).toEqual(['a.html', 'b.html'])
    changeInSilence(path.join(copy, 'b.html'))
    expect([...intactFiles(known, copy).keys()]).toEqual(['a.html'])
  })

  test('are not in a folder that a file has replaced', () => {
    const out = temporaryFolder()
    writeFiles(out, { 'de/a.html': 'alpha' })
    const known = { ...record, files: { 'de/a.html': outputFileOf(out, 'de/a.html', sha256('alpha')) } }
    rmSync(path.join(out, 'de'), { recursive: true })
    writeFileSync(path.join(out, 'de'), '')
    expect([...intactFiles(known, out).keys()]).toEqual([])
  })

  test('are none without a record', () => {
    expect(intactFiles(undefined, '/nowhere').size).toBe(0)
  })
})
