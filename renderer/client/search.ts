import { createFinder, type Finder } from '../search/finder.ts'
import { indexFileOf, type SearchIndex } from '../search/format.ts'
import { stemmerOf } from '../search/stemmers.ts'
import { primaryLanguageOf } from '../../i18n/primary-language.ts'

/** Milliseconds. A file that never comes would leave the visitor without results and without a message. */
const PATIENCE_MS = 10_000

/** The server has answered, but not with the file. */
class Missing extends Error {}

/**
 * Opens the search index of a language. Fails if its first file cannot be loaded. The index names files of its build, which a deploy may
 * have removed from the host: then it is read again.
 */
export async function openSearch(locale: string): Promise<Finder> {
  let finder = await load(locale)
  const find: Finder['find'] = async (query) => {
    try {
      return await finder.find(query)
    } catch (error) {
      if (!(error instanceof Missing)) throw error
      finder = await load(locale, 'no-cache')
      return finder.find(query)
    }
  }
  return { find, passage: (found) => finder.passage(found), pieces: (text, found) => finder.pieces(text, found) }
}

async function load(locale: string, cache: RequestCache = 'default'): Promise<Finder> {
  const index = get(`${SITE_BASE}/${indexFileOf(locale)}`, cache)
  const [loaded, stem] = await Promise.all([index, inTime(stemmerOf(primaryLanguageOf(locale)))])
  return createFinder(loaded as SearchIndex, locale, stem, get)
}

async function get(path: string, cache: RequestCache = 'default'): Promise<unknown> {
  const answer = await fetch(path, { cache, signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!answer.ok) throw new Missing(`${path} answered ${answer.status}`)
  return answer.json()
}

/** For code, which cannot be aborted. */
function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => setTimeout(reject, PATIENCE_MS, new Error('Too late')))
  return Promise.race([work, late])
}
