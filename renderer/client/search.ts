import { createFinder, type Finder } from '../search/finder.ts'
import { indexFileOf, type SearchIndex } from '../search/format.ts'
import { stemmerOf } from '../search/stemmers.ts'
import { languageOf } from '../search/words.ts'

/** Opens the search index of a language. Fails if its first file cannot be loaded. */
export async function openSearch(locale: string): Promise<Finder> {
  const [index, stem] = await Promise.all([get(`${SITE_BASE}/${indexFileOf(locale)}`), stemmerOf(languageOf(locale))])
  return createFinder(index as SearchIndex, locale, stem, get)
}

async function get(path: string): Promise<unknown> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}
