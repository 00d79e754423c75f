import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Settings } from '../../../renderer/definitions/settings/settings.ts'
import { unescapeHtml } from '../../../renderer/definitions/html.ts'
import { absoluteUrl, basePath } from '../../../renderer/definitions/url.ts'
import { isVariant } from '../../../renderer/render/variants.ts'
import { hasAddress } from '../addresses.ts'
import { anchorIn, hasAnchor } from './anchors.ts'
import type { Plan } from '../plan.ts'
import type { BuildRecord } from '../record.ts'
import type { RenderResult } from '../../output/render-result.ts'

/** A page with the addresses of this site that its HTML refers to. */
export type Referring = Pick<RenderResult, 'path' | 'references' | 'error'>

/**
 * The addresses of this site in the attributes of a page, without query, but with the anchor: those that begin with a slash, those relative
 * to the page (`logo.svg`), and anchors of the page itself (`#team`) that none of its elements has. `ids`: those of its elements. Looks at
 * the last letter of each attribute, which is fast.
 */
export function referencesIn(html: string, ids: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  for (let at = html.indexOf(START); at !== -1; at = html.indexOf(START, at + START.length)) {
    const name = attributeAt(html, at)
    if (name === undefined) continue
    for (const address of addressesAt(html, at + START.length, name)) {
      if (!address.startsWith('#')) found.add(address)
      else if (!ids.has(address.slice(1)) && !hasAnchor(html, address.slice(1))) found.add(address)
    }
  }
  return [...found]
}

const START = '="'
/** React writes some names as it knows them: `srcSet`, `formAction`. */
const ATTRIBUTE = /\s(poster|data|srcset|imagesrcset|action|formaction)$/i
const LAST_LETTERS = 'ratn'
const LONGEST = ' imagesrcset'.length
/** Address, query and anchor; the `#` of a character reference, such as `&#x27;`, begins none. */
const ADDRESS = /([^"?#]*(?:(?<=&)#[^"?#]*)*)(?:\?[^"#]*(?:(?<=&)#[^"#]*)*)?([^"]*)/y
const SCHEME = /^[a-z][a-z\d+.-]*:/i

function attributeAt(html: string, end: number): string | undefined {
  const last = html[end - 1] ?? ''
  if (last === 'f') return html.startsWith(' href', end - 5) ? 'href' : undefined
  if (last === 'c') return html.startsWith(' src', end - 4) ? 'src' : undefined
  return LAST_LETTERS.includes(last.toLowerCase())
    ? ATTRIBUTE.exec(html.slice(Math.max(0, end - LONGEST), end))?.[1]
    : undefined
}

function addressesAt(html: string, start: number, name: string): string[] {
  if (name === 'href' || name === 'src') return linkAt(html, start)
  return html[start] === '/' ? othersAt(html, start, name.toLowerCase()) : []
}

function linkAt(html: string, start: number): string[] {
  const first = html[start]
  if (first === '"' || first === '?') return []
  const { address, hash } = addressAt(html, start)
  if (first !== '/' && first !== '#') return SCHEME.test(address) ? [] : [address]
  const anchor = hash === '' ? '' : anchorIn(hash)
  if (anchor !== '') return [`${address}#${anchor}`]
  return address === '' ? [] : [address]
}

function othersAt(html: string, start: number, name: string): string[] {
  if (name.endsWith('srcset')) return addressesOfSet(html.slice(start, html.indexOf('"', start)))
  if (name.endsWith('action') && isPosted(html, start)) return []
  return [addressAt(html, start).address]
}

/** The hash stays as it is written, like the ids that it is compared with. */
function addressAt(html: string, start: number): { readonly address: string; readonly hash: string } {
  ADDRESS.lastIndex = start
  const [, address = '', hash = ''] = ADDRESS.exec(html) ?? []
  return { address: unescapeHtml(address), hash }
}

/** `/a.png 1x, /b.png 2x`. Pictures that the build has made are there, and are the most by far. */
function addressesOfSet(set: string): string[] {
  if (isVariant(set.slice(1))) return []
  const addresses = unescapeHtml(set)
    .split(/,\s+|(?<=\d[wxh]),/)
    .map((item) => item.replace(/[\s?#].*$/, ''))
  return addresses.filter((address) => address.startsWith('/'))
}

/** Whether a form sends data to the address: what receives them is not in the output. */
function isPosted(html: string, at: number): boolean {
  const form = html.slice(Math.max(0, html.lastIndexOf('<form', at)), html.indexOf('>', at))
  return /method="post"/i.test(form)
}

interface KeptOutput {
  readonly out: string
  readonly settings: Pick<Settings, 'baseUrl' | 'domains'>
  /** Addresses with an anchor that its page has lost. */
  readonly lost: Pick<ReadonlyMap<string, unknown>, 'has'>
}

/**
 * The pages kept from the last build, read from the output if a file or an anchor is gone that they may refer to. A file with a digest in
 * its name is no such: pages get its name as a value, and are rendered again with another one.
 */
export function keptReferring(
  { keep }: Pick<Plan, 'keep'>,
  record: BuildRecord | undefined,
  files: ReadonlyMap<string, string>,
  { out, settings, lost }: KeptOutput,
): Referring[] {
  const isGone = (file: string): boolean => !files.has(file) && hasAddress(file) && !HASHED.test(file)
  const hasLost = record?.anchors?.some((address) => lost.has(address)) === true
  if (!hasLost && !Object.keys(record?.files ?? {}).some(isGone)) return []
  const own = withoutOrigins(settings)
  return keep.map(({ page, recorded }) => {
    const documents = recorded.files.filter((file) => file.endsWith('.html'))
    const references = documents.flatMap((file) => keptReferences(own(readFileSync(path.join(out, file), 'utf8'))))
    return { path: page.route.path, references, error: null }
  })
}

/** The page has had all its own anchors when it was made. */
function keptReferences(html: string): string[] {
  return referencesIn(html, new Set()).filter((reference) => !reference.startsWith('#'))
}

const HASHED = /[.-][0-9a-f]{10}\.\w+$/

/** Takes from the addresses in a document of the output what it got when it became a file: the path of the base URL, or a domain. */
export function withoutOrigins({ baseUrl, domains }: Pick<Settings, 'baseUrl' | 'domains'>): (html: string) => string {
  const others = Object.values(domains)
  const origins = [basePath(baseUrl), ...others, ...(others.length > 0 ? [absoluteUrl(baseUrl, '')] : [])].filter(
    (origin) => origin !== '',
  )
  return (html) => origins.reduce((text, origin) => text.replaceAll(`="${origin}/`, '="/'), html)
}
