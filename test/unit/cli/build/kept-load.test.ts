import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { keptLoad } from '../../../../cli/build/load/kept-load.ts'
import { loadSite } from '../../../../cli/build/load/load.ts'
import type { LoadInput } from '../../../../cli/content/loaded.ts'
import { digestOf } from '../../../../cli/build/page-digests.ts'
import { readCatalogues } from '../../../../cli/content/data/catalogues.ts'
import { readSiteData } from '../../../../cli/content/data/site-data.ts'
import { readSources } from '../../../../cli/content/files/sources.ts'
import type { Page } from '../../../../renderer/definitions/page.ts'
import { feedFiles } from '../../../../renderer/outputs/feeds/files.ts'
import { feedSourcesOf } from '../../../../renderer/definitions/collections/feed-sources.ts'
import { theme } from '../../../site/templates/index.ts'
import { buildEngine as engine } from '../../builders.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const POST = 'content/posts/delta/de.md'
const AT = '2026-11-20T09:00:00Z'

interface Run {
  readonly at?: string
  readonly drafts?: boolean
  readonly version?: string
}

function inputOf(root: string, { at = AT, drafts = false }: Run): Omit<LoadInput, 'memory'> {
  const { data } = readSiteData(root, {})
  const { catalogues } = readCatalogues(root, data.settings)
  return { data, sources: readSources(root, new Map()), theme, catalogues, engine, clock: { at, drafts } }
}

/** Loads a site as a process without memory does, which knows the pages that another one has kept. */
function load(root: string, run: Run = {}) {
  const input = inputOf(root, run)
  const memory = { entries: new Map(), written: new Map() }
  const kept = keptLoad(path.join(root, '.cache'), run.version ?? 'one', input)
  let isKept = false
  const { site, issues } = loadSite({
    ...input,
    memory,
    kept: (...now) => {
      const known = kept.pagesFor(...now)
      isKept = known !== undefined
      return known
    },
  })
  const { loaded } = memory as { loaded?: Parameters<typeof kept.keep>[0] }
  return { site, issues, isKept, keep: () => loaded && kept.keep(loaded) }
}

/** A copy of the fixture site whose pages have been kept by an earlier process. */
function keptSite(): string {
  const root = temporaryFolder()
  for (const folder of ['content', 'i18n'])
    cpSync(path.resolve(import.meta.dirname, '../../../site', folder), path.join(root, folder), { recursive: true })
  if (!pages) load(root).keep()
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  pages ??= readFileSync(path.join(root, PAGES))
  writeFileSync(path.join(root, PAGES), pages)
  return root
}

const PAGES = '.cache/pages.bin'
/** Equal sites keep equal pages. */
let pages: Buffer | undefined

/** What a second process loads after a change, and what one without a cache loads. */
function afterChange(file: string, edit: (text: string) => string, run: Run = {}) {
  const root = keptSite()
  writeFiles(root, { [file]: edit(readFileSync(path.join(root, file), 'utf8')) })
  const clean = loadSite({ ...inputOf(root, run), memory: { entries: new Map(), written: new Map() } })
  return { now: load(root, run), clean }
}

function digestsOf(pages: readonly Page[]): string[] {
  return pages.map((page) => `${page.route.path} ${digestOf(page)}`)
}

const more = (text: string): string => `${text}\nMore about it.\n`

test.each<[string, (text: string) => string]>([
  ['nothing', (text) => text],
  ['a further paragraph', more],
  ['another word', (text) => text.replace('Text about', 'Words about')],
  ['a fact', (text) => `${text}\n{{facts.customers}} again.\n`],
])('after a change of %s in a body, the other pages are known', (_, edit) => {
  const { now, clean } = afterChange(POST, edit)
  expect(now.isKept).toBe(true)
  expect(digestsOf(now.site.pages)).toEqual(digestsOf(clean.site.pages))
  // The digests are right: also those of values that are made only now.
  expect(now.site.pages.map((page) => digestOf({ ...page }))).toEqual(clean.site.pages.map(digestOf))
  expect(structuredClone(now.site.pages)).toEqual(clean.site.pages)
  expect(now.issues).toEqual(clean.issues)
})

test('feeds are made without the views of the other pages', () => {
  const { now, clean } = afterChange(POST, more)
  const sources = feedSourcesOf(now.site.collections)
  const { settings } = now.site.data
  const read: object[] = []
  const noting = sources.map((source) => ({
    ...source,
    feed: (view: object) => {
      read.push(view)
      return source.feed?.(view) ?? { title: '', authors: [], categories: [], published: '' }
    },
  }))
  expect(feedFiles(now.site.pages, noting, settings)).toEqual(feedFiles(clean.site.pages, sources, settings))
  expect(read).toHaveLength(1)
})

test.each<[string, string, (text: string) => string]>([
  ['the title', POST, (text) => text.replace('title: Delta', 'title: Gamma')],
  ['the description', POST, (text) => text.replace(/description: .*/, 'description: Another one, for lists.')],
  ['the date', POST, (text) => text.replace(/date: .*/, 'date: 2026-10-01')],
  ['a topic', POST, (text) => text.replace('[stone]', '[water]')],
  ['a further heading', POST, (text) => `${text}\n## One more\n`],
  ['another heading', POST, (text) => text.replace('## Heading', '## Another heading')],
  ['another link', POST, (text) => text.replace('/posts/estuary', '/posts/fjord')],
  ['so much text that it takes minutes', POST, (text) => text + 'word '.repeat(900)],
  ['a line more in the front matter', POST, (text) => text.replace('date:', '\ndate:')],
  ['a heading of the first level', POST, (text) => `${text}\n# Title\n`],
  ['a dead link', POST, (text) => text.replace('/posts/estuary', '/posts/nowhere')],
  ['an unknown fact', POST, (text) => `${text}\n{{facts.nothing}}\n`],
  ['a page with an archive', 'content/pages/blog/de.md', more],
  ['a new draft', POST, (text) => text.replace('date:', 'draft: true\ndate:')],
  ['a picture', 'content/pages/about/plan.svg', (text) => text.replace('</svg>', '<title>Plan</title></svg>')],
  ['the menu', 'content/navigation.yaml', (text) => text.replace('title: Firma', 'title: Betrieb')],
  ['a fact of the site', 'content/facts.yaml', (text) => text.replace('1450', '1550')],
  ['the settings', 'content/site.yaml', (text) => text.replace(/brand: .*/, 'brand: Omega')],
  ['a message', 'i18n/messages/de.json', (text) => text.replace(/: "(\w)/, ': "X$1')],
])('after a change of %s, all pages are made again', (_, file, edit) => {
  const { now, clean } = afterChange(file, edit)
  expect(now.isKept).toBe(false)
  expect(digestsOf(now.site.pages)).toEqual(digestsOf(clean.site.pages))
  expect(now.issues).toEqual(clean.issues)
})

/** Runs one after the other, each after a change and as a process of its own; a clean one beside each. */
function runs(...changes: readonly (readonly [file: string, edit: (text: string) => string])[][]) {
  const root = keptSite()
  return changes.map((files) => {
    for (const [file, edit] of files) writeFiles(root, { [file]: edit(readFileSync(path.join(root, file), 'utf8')) })
    const clean = loadSite({ ...inputOf(root, {}), memory: { entries: new Map(), written: new Map() } })
    const now = load(root)
    if (!now.isKept) now.keep()
    return { isKept: now.isKept, isRight: digestsOf(now.site.pages).join() === digestsOf(clean.site.pages).join() }
  })
}

const AUTHOR = 'content/authors/alpha/de.md'
const renamed = (text: string): string => text.replace('title: Ada', 'title: Ida')
const renamedBack = (text: string): string => text.replace('title: Ida', 'title: Ada')
const ANCHOR = 'content/posts/anchor/de.md'

test('after a change that others see, what is kept is right for the next ones', () => {
  expect(runs([[AUTHOR, renamed]], [[ANCHOR, more]], [[ANCHOR, more]])).toEqual([
    { isKept: false, isRight: true },
    { isKept: true, isRight: true },
    { isKept: true, isRight: true },
  ])
  expect(
    runs(
      [[AUTHOR, renamed]],
      [
        [AUTHOR, renamedBack],
        [POST, more],
      ],
      [[POST, more]],
    ),
  ).toEqual([
    { isKept: false, isRight: true },
    { isKept: false, isRight: true },
    { isKept: true, isRight: true },
  ])
})

test.each<[string, Run]>([
  ['on another day', { at: '2026-11-21T09:00:00Z' }],
  ['with drafts', { drafts: true }],
  ['with another program or theme', { version: 'two' }],
])('%s, all pages are made again', (_, run) => {
  expect(afterChange(POST, more, run).now.isKept).toBe(false)
})

test('pages are not used if their file has been modified', () => {
  const root = keptSite()
  const bytes = readFileSync(path.join(root, PAGES))
  bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1
  writeFileSync(path.join(root, PAGES), bytes)
  expect(load(root).isKept).toBe(false)
})
