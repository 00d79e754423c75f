import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TextFile } from '../../renderer/definitions/collection-outputs.ts'
import type { Page } from '../../renderer/definitions/page.ts'
import type { Settings } from '../../renderer/definitions/settings/settings.ts'
import { searchFiles, type SearchablePage } from '../../renderer/outputs/search-files.ts'
import { SECTIONS_FILE, type SearchSection } from '../../renderer/search/format.ts'
import { isSearchable } from '../../renderer/search/searchable.ts'
import { stemmerOf } from '../../renderer/search/stemmers.ts'
import { languageOf } from '../../renderer/search/words.ts'
import type { RenderResult } from './render/render-job.ts'
import { readSealed, writeSealed } from '../output/sealed.ts'
import { sha256, type Workspace } from '../output/paths.ts'

interface Places {
  readonly workspace: Workspace
  readonly staging: string
  /** Results of the pages rendered by this build; the files of other pages are in the output. */
  readonly results: readonly RenderResult[]
  /** Digest of the program. */
  readonly tool: string
}

/**
 * Makes the search index of each language from the files that rendering has written beside the pages. Unchanged languages come from the
 * cache.
 */
export async function searchIndexes(
  pages: readonly Page[],
  { search, locales }: Settings,
  places: Places,
): Promise<readonly TextFile[]> {
  if (!search) return []
  const failed = new Set(places.results.flatMap(({ path: page, error }) => (error ? [page] : [])))
  const found = pages.filter((page) => isSearchable(page) && !failed.has(page.route.path))
  const files = await Promise.all(
    locales.map((locale) =>
      indexOf(
        locale,
        found.filter(({ route }) => route.locale === locale),
        places,
      ),
    ),
  )
  return files.flat()
}

async function indexOf(locale: string, pages: readonly Page[], places: Places): Promise<readonly TextFile[]> {
  const rendered = new Set(places.results.map(({ path: page }) => page))
  const texts = pages.map((page) =>
    searchable(page, rendered.has(page.route.path) ? places.staging : places.workspace.out),
  )
  const key = sha256(JSON.stringify([places.tool, locale, texts]))
  const file = path.join(places.workspace.cache, 'search', `${locale}.json`)
  const known = readSealed(file) as { readonly key: string; readonly files: readonly TextFile[] } | undefined
  if (known?.key === key) return known.files
  const files = searchFiles(texts, locale, await stemmerOf(languageOf(locale)), sha256)
  mkdirSync(path.dirname(file), { recursive: true })
  writeSealed(file, { key, files })
  return files
}

function searchable({ route, meta }: Page, folder: string): SearchablePage {
  const sections = JSON.parse(readFileSync(path.join(folder, route.path, SECTIONS_FILE), 'utf8')) as SearchSection[]
  const { title, description, keywords = [] } = meta
  return { path: route.path, title, description, kind: route.collection, keywords, sections }
}
