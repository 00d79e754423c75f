import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { isRecord } from '../../renderer/content/plain-data.ts'
import type { PullSource } from '../../renderer/definitions/settings/pull.ts'
import { PullError } from './pull-error.ts'
import { pagesOf } from './items.ts'
import { reached, valueAt, type Item } from './paths.ts'
import { messageOf } from '../../renderer/definitions/message-of.ts'

/** External dependencies. */
export interface Outside {
  readonly root: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly fetch: typeof fetch
}

const TIMEOUT_MS = 30_000
const MOST_BYTES = 20 * 1024 * 1024
/** Maximum pages of a list; more are taken for an endless loop. */
const MOST_PAGES = 200

/** All items of a source, and what may be wrong with it. */
interface Read {
  readonly items: readonly Item[]
  readonly notes: readonly string[]
}

/** Reads all pages of a source. Rejects with PullError if one of them cannot be read. */
export async function readSource(source: PullSource, outside: Outside): Promise<Read> {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(source.from)) {
    const { items } = pagesOf(readFile(source.from, outside), source)
    return { items, notes: [] }
  }
  const items: Item[] = []
  const notes: string[] = []
  const seen = new Set<string>()
  let next: string | undefined = source.from
  while (next !== undefined) {
    if (seen.has(next) || seen.size === MOST_PAGES)
      throw new PullError(`The list does not end: page ${seen.size + 1} is ${next}`)
    seen.add(next)
    const page = pagesOf(await request(next, source, outside), source)
    items.push(...page.items)
    if (seen.size === 1) notes.push(...onePage(source, page.whole))
    const link: unknown = source.next === undefined ? null : valueAt(page.whole, source.next)
    next = typeof link === 'string' && link !== '' ? new URL(link, next).href : undefined
  }
  return { items, notes }
}

/** A last page has `null` or nothing where others have the URL of the next one; if the first has nothing there, the path may be misspelt. */
function onePage({ next }: PullSource, whole: unknown): string[] {
  if (next === undefined || valueAt(whole, next) !== undefined) return []
  return [`There is one page only, since nothing is at \`${next}\`${reached(whole, next)}`]
}

function readFile(file: string, { root }: Outside): string {
  const absolute = path.resolve(root, file)
  refuseForeign(path.relative(root, absolute), file)
  if (!existsSync(absolute)) throw new PullError(`There is no file ${file}`)
  refuseForeign(path.relative(realpathSync(root), realpathSync(absolute)), file)
  if (!statSync(absolute).isFile()) throw new PullError(`${file} is no regular file`)
  return readFileSync(absolute, 'utf8')
}

/** Entries are published, but secrets of the folder or of the machine must not be: `way` is the path from the site, also where a link leads. */
function refuseForeign(way: string, file: string): void {
  if (way.startsWith('..') || path.isAbsolute(way)) throw new PullError(`${file} is outside of the site`)
  if (way.split(path.sep).some((step) => step.startsWith('.')))
    throw new PullError(`${file} is hidden, and hidden files are not read`)
}

async function request(url: string, source: PullSource, { env, fetch }: Outside): Promise<string> {
  refuseUnsafe(url, source)
  const token = source.token === undefined ? undefined : env[source.token]
  if (source.token !== undefined && !token) throw new PullError(`The environment variable ${source.token} is not set`)
  const headers = {
    Accept: source.format === 'json' ? 'application/json' : '*/*',
    'User-Agent': 'kartograf',
    ...(token && { Authorization: `Bearer ${token}` }),
  }
  // A redirect could send the token to another host.
  const redirect = token ? 'error' : 'follow'
  const response = await fetch(url, { headers, redirect, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(failed(url))
  if (!response.ok) throw new PullError(`${url} answers ${response.status}${refusal(response, source)}`)
  return bounded(response, url)
}

/** Sends a token only to the host of the source, and only encrypted. Throws PullError otherwise. */
function refuseUnsafe(url: string, { from, token }: PullSource): void {
  const { protocol, origin, hostname } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new PullError(`${url} is neither https nor http`)
  if (token === undefined) return
  if (origin !== new URL(from).origin)
    throw new PullError(`The next page, ${url}, is on another host, which gets no token`)
  if (protocol === 'http:' && !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
    throw new PullError(`${url} would send the token in clear text`)
}

function refusal({ status }: Response, { token }: PullSource): string {
  if (status !== 401 && status !== 403) return ''
  return token === undefined ? ': it may need a `token`' : `: is ${token} right, and may it read this?`
}

function failed(url: string): (error: unknown) => never {
  return (error) => {
    const cause: unknown = error instanceof Error ? (error.cause ?? error) : error
    const isUnknown = isRecord(cause) && cause['code'] === 'ENOTFOUND'
    throw new PullError(`${url} cannot be read: ${isUnknown ? 'the host does not exist' : messageOf(cause)}`)
  }
}

async function bounded(response: Response, url: string): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > MOST_BYTES) throw new PullError(`${url} has more than ${MOST_BYTES / 1024 / 1024} MB`)
    parts.push(part)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}
