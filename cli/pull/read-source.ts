import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import type { PullSource } from '../../renderer/definitions/settings/pull.ts'
import { isWithin } from '../output/paths.ts'
import { decoded } from './decoded.ts'
import { PullError } from './pull-error.ts'
import { parseAnswer } from './items.ts'
import { reached, valueAt, type Item } from './paths.ts'
import { targetOf, type Target } from './reach.ts'
import { requesterOf, type Requesting } from './request.ts'

/** External dependencies. */
export interface Outside extends Requesting {
  readonly root: string
  /** Maximum characters of all pages of a list, which are in the memory together. */
  readonly mostCharacters?: number
}

/** Maximum pages of a list; more are taken for an endless loop. Systems have 10 to 100 items on a page if nobody asks for more. */
const MOST_PAGES = 2000

const MOST_CHARACTERS = 100_000_000

/** All items of a source, and what may be wrong with it. */
interface Read {
  readonly items: readonly Item[]
  readonly notes: readonly string[]
}

/** Reads all pages of a source. Rejects with PullError if one of them cannot be read. */
export async function readSource(source: PullSource, outside: Outside): Promise<Read> {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(source.from)) {
    const { items } = parseAnswer(readFile(source.from, outside), source)
    return { items, notes: [] }
  }
  const items: Item[] = []
  const notes: string[] = []
  const seen = new Set<string>()
  const request = await requesterOf(source, outside)
  let next: Target | undefined = { url: source.from, via: '`from`' }
  let left = outside.mostCharacters ?? MOST_CHARACTERS
  while (next !== undefined) {
    const { url }: Target = next
    if (seen.has(url)) throw new PullError(`The list does not end: page ${seen.size + 1} is ${url}`)
    if (seen.size === MOST_PAGES)
      throw new PullError(`The list has more than ${MOST_PAGES} pages, or does not end: ask for more items on a page`)
    seen.add(url)
    const answer = await request(next)
    left -= answer.length
    if (left < 0) throw new PullError(`The list is too long to be read as a whole: it goes on with ${url}`)
    const page = parseAnswer(answer, source)
    for (const item of page.items) items.push(item)
    if (seen.size === 1) notes.push(...onePage(source, page.whole))
    next = nextPage(source, page.whole, url)
  }
  return { items, notes }
}

function nextPage({ next }: PullSource, whole: unknown, url: string): Target | undefined {
  const link = next === undefined ? null : valueAt(whole, next)
  return typeof link === 'string' && link !== '' ? targetOf(link, url, `\`${next}\` of ${url}`) : undefined
}

/** A last page has `null` or nothing where others have the URL of the next one; if the first has nothing there, the path may be misspelt. */
function onePage({ next }: PullSource, whole: unknown): string[] {
  if (next === undefined || valueAt(whole, next) !== undefined) return []
  return [`There is one page only, since nothing is at \`${next}\`${reached(whole, next)}`]
}

function readFile(file: string, { root }: Outside): string {
  const absolute = path.resolve(root, file)
  refuseForeign(root, absolute, file)
  if (!existsSync(absolute)) throw new PullError(`There is no file ${file}`)
  refuseForeign(realpathSync(root), realpathSync(absolute), file)
  if (!statSync(absolute).isFile()) throw new PullError(`${file} is no regular file`)
  return decoded(readFileSync(absolute))
}

/** Entries are published, but secrets of the folder or of the machine must not be, also where a link leads. */
function refuseForeign(root: string, absolute: string, file: string): void {
  if (!isWithin(root, absolute)) throw new PullError(`${file} is outside of the site`)
  const way = path.relative(root, absolute)
  if (way.split(path.sep).some((step) => step.startsWith('.')))
    throw new PullError(`${file} is hidden, and hidden files are not read`)
}
