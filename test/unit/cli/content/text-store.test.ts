import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { SourceMemory } from '../../../../cli/content/files/source-memory.ts'
import { readSources, walkSources } from '../../../../cli/content/files/sources.ts'
import { frontMatterOf } from '../../../../cli/content/read-text.ts'
import { textStore, type WrittenMemory } from '../../../../cli/content/text-store.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const LONG_AGO = new Date('2020-01-01')
const FILES = {
  'content/posts/a/de.md': '---\ntitle: Äpfel\nnumber: .inf\n---\n\n## Text\n',
  'content/posts/a/en.md': '---\r\ntitle: B\r\n---\r\nText\r\n',
  'content/posts/b/de.md': '---\ntitle: [\n---\n',
  'content/posts/b/en.md': '\uFEFF---\ntitle: C\n---\nText\n',
}

/** What a process reads, and what it remembers from the one before. */
function run(root: string, version = '1') {
  const sources: SourceMemory = new Map()
  const written: WrittenMemory = new Map()
  const walked = walkSources(root)
  const store = textStore(walked, { sources, load: { written } }, path.join(root, '.cache'), {
    version,
    isWatched: false,
  })
  store.recall()
  const recalled = { texts: readSources(root, new Map(sources), walked).texts, written: new Map(written) }
  const { texts } = readSources(root, sources, walked)
  for (const text of texts) {
    const own = frontMatterOf(text)
    if (own) written.set(text.path, { ...own, digest: text.digest })
  }
  store.keep()
  return { recalled, texts, written }
}

function site(): string {
  const root = temporaryFolder()
  writeFiles(root, FILES)
  for (const file of Object.keys(FILES)) utimesSync(path.join(root, file), LONG_AGO, LONG_AGO)
  return root
}

test('a process knows the texts of the last one as they would be read, but for those with faults', () => {
  const root = site()
  const first = run(root)
  expect(first.recalled.written.size).toBe(0)
  const { recalled } = run(root)
  expect(recalled.texts).toEqual(first.texts)
  expect(recalled.written).toEqual(first.written)
  expect([...recalled.written.keys()]).toEqual([
    'content/posts/a/de.md',
    'content/posts/a/en.md',
    'content/posts/b/en.md',
  ])
})

test('a file that was changed is read again, even if it keeps its size and its time', () => {
  const root = site()
  run(root)
  const file = path.join(root, 'content/posts/a/de.md')
  const { size } = statSync(file)
  writeFileSync(file, readFileSync(file, 'utf8').replace('Text', 'Word'))
  utimesSync(file, LONG_AGO, LONG_AGO)
  expect(statSync(file).size).toBe(size)
  const { recalled } = run(root)
  expect(recalled.written.has('content/posts/a/de.md')).toBe(false)
  expect(recalled.texts[0]?.text).toContain('Word')
})

test('another version of the program knows none', () => {
  const root = site()
  run(root)
  expect(run(root, '2').recalled.written.size).toBe(0)
})

test('a file that was written a moment ago may change without another time: it is not kept', () => {
  const root = site()
  const file = path.join(root, 'content/posts/a/de.md')
  utimesSync(file, new Date(), new Date())
  run(root)
  expect([...run(root).recalled.written.keys()]).not.toContain('content/posts/a/de.md')
})

/** What a process remembers that has asked for no text yet. */
function recalledIn(root: string): WrittenMemory {
  const written: WrittenMemory = new Map()
  const memory = { sources: new Map() as SourceMemory, load: { written } }
  textStore(walkSources(root), memory, path.join(root, '.cache'), { version: '1', isWatched: false }).recall()
  return written
}

test('a text is read when it is asked for, and once', () => {
  const root = site()
  run(root)
  const own = recalledIn(root).get('content/posts/a/de.md')
  const file = path.join(root, 'content/posts/a/de.md')
  utimesSync(file, new Date(), new Date())
  expect(own?.body).toBe('## Text')
  rmSync(file)
  expect(own?.body).toBe('## Text')
})

test('a text that has changed before it is asked for is no longer the one that is known', () => {
  const root = site()
  run(root)
  const own = recalledIn(root).get('content/posts/a/de.md')
  const file = path.join(root, 'content/posts/a/de.md')
  writeFileSync(file, readFileSync(file, 'utf8').replace('Text', 'Word'))
  expect(() => own?.body).toThrow('content/posts/a/de.md was changed while the site was built: build it again')
})
