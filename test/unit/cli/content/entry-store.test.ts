import path from 'node:path'
import { expect, test } from 'vitest'
import { parseEntries } from '../../../../cli/build/load/parse-entries.ts'
import type { LoadMemory } from '../../../../cli/content/loaded.ts'
import { entryStore } from '../../../../cli/content/entry-store.ts'
import { knownOf } from '../../../../cli/content/known-names.ts'
import { frontMatterOf } from '../../../../cli/content/read-text.ts'
import { readSiteData } from '../../../../cli/content/data/site-data.ts'
import { readSources } from '../../../../cli/content/files/sources.ts'
import type { SourceFile } from '../../../../renderer/definitions/issue.ts'
import { theme } from '../../../site/templates/index.ts'
import { temporaryFolder } from '../temporary.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../site')
const known = knownOf(theme, readSiteData(ROOT, {}).data)
const { texts } = readSources(ROOT, new Map())

/** What a process knows of the entries before it checks them, and what it makes of them. */
function run(cache: string, files: readonly SourceFile[] = texts, version = '1') {
  const memory: LoadMemory = { entries: new Map(), written: new Map() }
  for (const file of files) {
    const own = frontMatterOf(file)
    if (own) memory.written.set(file.path, { ...own, digest: file.digest })
  }
  const store = entryStore(memory, cache, version)
  store.recall(files)
  const recalled = new Map(memory.entries)
  const parsed = parseEntries(files, known, memory)
  store.keep()
  return { recalled, parsed }
}

function changed(file: SourceFile, from: string, to: string): SourceFile {
  return { ...file, text: file.text.replace(from, to), digest: `${file.digest} ${to}` }
}

test('a process knows the entries of the last one as it would check them', () => {
  const cache = temporaryFolder()
  const first = run(cache)
  expect(first.recalled.size).toBe(0)
  const { recalled, parsed } = run(cache)
  expect(recalled.size).toBe(texts.length)
  expect(parsed).toEqual(first.parsed)
  expect(JSON.stringify(parsed)).toBe(JSON.stringify(first.parsed))
})

test('an entry whose text was changed is checked', () => {
  const cache = temporaryFolder()
  run(cache)
  const [one, ...others] = texts
  if (!one) throw new Error('The fixture site has no text')
  const { recalled, parsed } = run(cache, [changed(one, 'title:', 'titel:'), ...others])
  expect(recalled.has(one.path)).toBe(false)
  expect(recalled.size).toBe(others.length)
  expect(parsed[0]?.issues.map(({ code }) => code)).toContain('unknown-key')
})

test('entries are checked again by another theme in the same process', () => {
  const memory: LoadMemory = { entries: new Map(), written: new Map() }
  const folder = temporaryFolder()
  entryStore(memory, folder, '1')
  const parsed = parseEntries(texts, known, memory)
  entryStore(memory, folder, '1')
  expect(parseEntries(texts, known, memory)[0]).toBe(parsed[0])
  entryStore(memory, folder, '2')
  expect(parseEntries(texts, known, memory)[0]).not.toBe(parsed[0])
})

test('entries with errors are checked, and reported, in each process', () => {
  const cache = temporaryFolder()
  const files = texts.map((file) => changed(file, 'title:', 'titel:'))
  const first = run(cache, files)
  const { recalled, parsed } = run(cache, files)
  expect(recalled.size).toBe(0)
  expect(parsed).toEqual(first.parsed)
})

test('with another program or theme none is known', () => {
  const cache = temporaryFolder()
  run(cache)
  expect(run(cache, texts, '2').recalled.size).toBe(0)
})
