import { withLetters } from '../../renderer/definitions/decoded.ts'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TextFile } from '../../renderer/definitions/collections/collection-outputs.ts'
import type { Page } from '../../renderer/definitions/page.ts'
import type { Settings } from '../../renderer/definitions/settings/settings.ts'
import type { SearchablePage } from '../../renderer/outputs/search-files.ts'
import { SECTIONS_FILE, type SearchSection } from '../../renderer/search/format.ts'
import { isSearchable } from '../../renderer/search/searchable.ts'
import type { OutputFile } from '../output/output-file.ts'
import type { RenderResult } from '../output/render-result.ts'
import { portionsOf } from './render/portions.ts'
import type { Thread } from './render/threads.ts'
import { indexLanguage, type SearchLanguage } from './search-language.ts'
import { readSealed, writeSealed } from '../output/sealed.ts'
import { sha256 } from '../output/digest.ts'
import type { Workspace } from '../output/paths.ts'

interface Places {
  readonly workspace: Workspace
  readonly staging: string
  /** Results of the pages rendered by this build; the files of other pages are in the output. */
  readonly results: readonly RenderResult[]
  /** The files of the output that are as the last build has written them. */
  readonly intact: ReadonlyMap<string, Pick<OutputFile, 'hash'>>
  /** Digest of the program. */
  readonly tool: string
}

/**
 * Makes the search index of each language from the files that rendering has written beside the pages. Unchanged languages come from the
 * cache, and the files of their pages are not read; this thread and those that have rendered (`helpers`) share the others.
 */
export async function searchIndexes(
  pages: readonly Page[],
  { search, locales }: Settings,
  places: Places,
  helpers: readonly Pick<Thread, 'ask'>[] = [],
): Promise<readonly TextFile[]> {
  if (!search) return []
  const failed = new Set(places.results.flatMap(({ path: page, error }) => (error ? [page] : [])))
  const found = pages.filter((page) => isSearchable(page) && !failed.has(page.route.path))
  const textOf = textsIn(places)
  const languages = locales.map((locale) =>
    knownIndex(locale, found.filter(({ route }) => route.locale === locale).map(textOf), places),
  )
  const missing = languages.filter(({ files }) => !files)
  const read = missing.map(({ locale, texts }) => ({ locale, pages: texts.map(searchable) }))
  const made = new Map(await madeBy(helpers, read))
  for (const { locale, key, file } of missing) keepIndex(file, { key, files: made.get(locale) ?? [] })
  return languages.flatMap(({ locale, files }) => files ?? made.get(locale) ?? [])
}

/** What the index contains of a page: its head, and the file with its sections, known by its hash. */
interface SearchText {
  readonly head: Omit<SearchablePage, 'sections'>
  readonly hash: string | undefined
  readonly file: string
}

/** Where the sections of each page are: in the staging folder if this build has rendered it, or else in the output. */
function textsIn({ results, intact, staging, workspace }: Places): (page: Page) => SearchText {
  const rendered = new Map(results.flatMap(({ files }) => files).map(({ path: file, hash }) => [file, hash]))
  return ({ route, meta }) => {
    const file = withLetters(route.path).slice(1) + SECTIONS_FILE
    const { title, description, keywords = [] } = meta
    return {
      head: { path: route.path, title, description, kind: route.collection, keywords },
      hash: rendered.get(file) ?? intact.get(file)?.hash,
      file: path.join(rendered.has(file) ? staging : workspace.out, file),
    }
  }
}

interface StoredIndex {
  readonly key: string
  readonly files: readonly TextFile[]
}

/** A language with its index in the cache; `files` is missing if its texts have changed. */
interface KnownIndex {
  readonly locale: string
  readonly texts: readonly SearchText[]
  readonly key: string
  readonly file: string
  readonly files?: readonly TextFile[]
}

function knownIndex(locale: string, texts: readonly SearchText[], { tool, workspace }: Places): KnownIndex {
  const key = sha256(JSON.stringify([tool, locale, texts.map(({ head, hash }) => [head, hash])]))
  const file = path.join(workspace.cache, 'search', `${locale}.json`)
  const known = readSealed(file) as StoredIndex | undefined
  return { locale, texts, key, file, ...(known?.key === key && { files: known.files }) }
}

function keepIndex(file: string, stored: StoredIndex): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeSealed(file, stored)
}

type MadeIndex = readonly [locale: string, files: readonly TextFile[]]

async function madeBy(
  helpers: readonly Pick<Thread, 'ask'>[],
  languages: readonly SearchLanguage[],
): Promise<readonly MadeIndex[]> {
  const portions = portionsOf<SearchLanguage, MadeIndex>(languages.map(({ locale, pages }) => [{ locale, pages }]))
  const there = helpers.map((thread) =>
    portions.takenBy(async ([language]) => (language ? thread.ask({ kind: 'index', language }) : [])),
  )
  const here = portions.takenBy(async ([language]) =>
    language ? [[language.locale, await indexLanguage(language)]] : [],
  )
  await Promise.all([...there, here])
  return portions.results
}

function searchable({ head, file }: SearchText): SearchablePage {
  return { ...head, sections: JSON.parse(readFileSync(file, 'utf8')) as SearchSection[] }
}
