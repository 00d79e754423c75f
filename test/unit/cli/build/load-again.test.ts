import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadSite } from '../../../../cli/build/load/load.ts'
import type { LoadInput, LoadMemory } from '../../../../cli/content/loaded.ts'
import { readCatalogues } from '../../../../cli/content/data/catalogues.ts'
import { readSiteData } from '../../../../cli/content/data/site-data.ts'
import { readSources, readTextsAgain } from '../../../../cli/content/files/sources.ts'
import type { Page } from '../../../../renderer/definitions/page.ts'
import { theme } from '../../../site/templates/index.ts'
import { buildEngine as engine } from '../../builders.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const POST = 'content/posts/delta/de.md'

/** A copy of the fixture site that has been loaded, and what loading it again after a change of one file gives. */
function loaded() {
  const root = temporaryFolder()
  for (const folder of ['content', 'i18n'])
    cpSync(path.resolve(import.meta.dirname, '../../../site', folder), path.join(root, folder), { recursive: true })
  const { data } = readSiteData(root, {})
  const sources = new Map()
  const memory: LoadMemory = { entries: new Map(), written: new Map() }
  const clock = { at: '2026-11-20T09:00:00Z', drafts: false }
  const input: LoadInput = {
    data,
    sources: readSources(root, sources),
    theme,
    catalogues: readCatalogues(root, data.settings).catalogues,
    engine,
    clock,
    memory,
  }
  const first = loadSite(input)
  const change = (file: string, edit: (text: string) => string, at = clock.at) => {
    writeFiles(root, { [file]: edit(readFileSync(path.join(root, file), 'utf8')) })
    const read = readTextsAgain(root, input.sources, [file], sources)
    if (!read) throw new Error(`${file} is no text that was read before`)
    const after = { ...input, sources: read, clock: { ...clock, at } }
    const again = loadSite(after)
    /** The pages of a process without memory. */
    const cleanPages = () => loadSite({ ...after, memory: { entries: new Map(), written: new Map() } }).site.pages
    return { again, cleanPages, kept: again.site.pages.filter((page) => first.site.pages.includes(page)).length }
  }
  return { change, first }
}

/** Whether no page but these has been made again. */
function others(pages: readonly Page[], made: readonly string[]): number {
  return pages.filter(({ route }) => !made.includes(route.path)).length
}

test.each<[string, (text: string) => string]>([
  ['a further paragraph', (text) => `${text}\nMore about it.\n`],
  ['another word', (text) => text.replace('Text about', 'Words about')],
  ['a fact', (text) => `${text}\n{{facts.customers}} again.\n`],
])('%s in a body makes its page again and no other', (_, edit) => {
  const { change, first } = loaded()
  const { again, cleanPages, kept } = change(POST, edit)
  expect(kept).toBe(others(first.site.pages, ['/de/posts/delta/']))
  expect(JSON.stringify(again.site.pages)).toBe(JSON.stringify(cleanPages()))
})

test.each<[string, string, (text: string) => string]>([
  ['the title', POST, (text) => text.replace('title: Delta', 'title: Gamma')],
  ['a heading', POST, (text) => text.replace('## Heading', '## Another heading')],
  ['a link', POST, (text) => text.replace('/posts/estuary', '/posts/fjord')],
  ['so much text that it takes minutes', POST, (text) => text + 'word '.repeat(900)],
  ['a second line in the front matter', POST, (text) => text.replace('date:', '\ndate:')],
  ['what is not the text of a language alone', POST, (text) => text.replace('[stone]', '[water]')],
  ['a page with an archive', 'content/pages/blog/de.md', (text) => `${text}\nMore about it.\n`],
])('%s may be seen elsewhere: everything is made again', (_, file, edit) => {
  const { again, cleanPages, kept } = loaded().change(file, edit)
  expect(kept).toBe(0)
  expect(JSON.stringify(again.site.pages)).toBe(JSON.stringify(cleanPages()))
})

test.each<[string, (text: string) => string]>([
  ['a dead link', (text) => text.replace('/posts/estuary', '/posts/nowhere')],
  ['an unknown fact', (text) => `${text}\n{{facts.nothing}}\n`],
  ['a heading of the first level', (text) => `${text}\n# Title\n`],
  ['a picture without a description', (text) => `${text}\n![](/favicon.svg)\n`],
])('%s is found', (_, edit) => {
  expect(loaded().change(POST, edit).again.issues).not.toEqual([])
})

test('on another day everything is made again', () => {
  const { kept } = loaded().change(POST, (text) => `${text}\nMore about it.\n`, '2026-11-21T09:00:00Z')
  expect(kept).toBe(0)
})
