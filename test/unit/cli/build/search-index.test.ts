import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { searchIndexes } from '../../../../cli/build/search-index.ts'
import { workspaceOf } from '../../../../cli/output/paths.ts'
import type { RenderResult } from '../../../../cli/output/render-result.ts'
import { pageAt, settingsOf } from '../../builders.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const settings = settingsOf({ search: true, locales: ['de', 'en'] })
const pages = [pageAt('/de/stone/'), pageAt('/en/stone/')]
const FILES = ['de/stone/_search.json', 'en/stone/_search.json'] as const

/** A site whose last build has written the given texts, and what its next build needs to know. */
function built() {
  const workspace = workspaceOf({ root: temporaryFolder(), out: undefined })
  const staging = path.join(workspace.root, 'staging')
  const written = Object.fromEntries(FILES.map((file) => [file, sections('granite')]))
  writeFiles(workspace.out, written)
  const intact = new Map(FILES.map((file) => [file, { hash: 'granite' }]))
  return { workspace, staging, intact, results: [], tool: 'tool' }
}

const sections = (text: string): string => JSON.stringify([['', '', text]])

const rendered = (file: string, hash: string): RenderResult => ({
  path: `/${path.dirname(file)}/`,
  files: [{ path: file, hash, size: 1 }],
  references: [],
  doubled: [],
  loads: [],
  picture: null,
  variants: [],
  error: null,
  ms: 1,
})

test('the index of a language without a change comes from the cache, and its pages are not read', async () => {
  const places = built()
  const before = await searchIndexes(pages, settings, places)
  for (const file of FILES) rmSync(path.join(places.workspace.out, file))
  expect(await searchIndexes(pages, settings, places)).toEqual(before)
})

test('another text of a page makes the index of its language again', async () => {
  const places = built()
  await searchIndexes(pages, settings, places)
  const [german, english] = FILES
  rmSync(path.join(places.workspace.out, german))
  writeFiles(places.staging, { [english]: sections('basalt') })
  const after = await searchIndexes(pages, settings, { ...places, results: [rendered(english, 'basalt')] })
  const words = after.map(({ content }) => content).join('')
  expect([words.includes('granite'), words.includes('basalt')]).toEqual([true, true])
})

test('another title makes it again, too', async () => {
  const places = built()
  await searchIndexes(pages, settings, places)
  const after = await searchIndexes([pageAt('/de/stone/', { title: 'Slate' })], settings, places)
  expect(after.map(({ content }) => content).join('')).toContain('slate')
})
