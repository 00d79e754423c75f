import path from 'node:path'
import { isRecord } from '../../renderer/content/plain-data.ts'
import type { Text } from './text-keys.ts'

type Named = Pick<Text, 'data' | 'address' | 'isSection'>
type Patterns = Readonly<Record<string, unknown>>

/**
 * The pattern for a text in `permalinks` of a Hugo site, `/:year/:slug/`: that of its first folder. Newer sites have them for pages and
 * sections apart.
 */
export function patternOf({ address, isSection }: Named, permalinks: Patterns): unknown {
  const [folder = ''] = address.split('/')
  const ofKind = permalinks[isSection ? 'section' : 'page']
  const patterns = isRecord(ofKind) ? ofKind : isSection ? {} : permalinks
  return patterns[folder]
}

/** The address that a pattern makes of a text, without its language; undefined if that is not known. */
export function addressBy(pattern: unknown, text: Named): string | undefined {
  if (typeof pattern !== 'string') return undefined
  const parts = pattern
    .split(/(:[a-z]+)/)
    .map((part) => (part.startsWith(':') ? TOKENS.get(part)?.(text) || undefined : part))
  const address = parts.join('')
  // What is left of others is `:sections[1:]`.
  return parts.includes(undefined) || /[:[\]]/.test(address) ? undefined : address
}

const TOKENS: ReadonlyMap<string, (text: Named) => string | undefined> = new Map([
  [':year', ({ data }) => dateIn(data)?.[1]],
  [':month', ({ data }) => dateIn(data)?.[2]],
  [':day', ({ data }) => dateIn(data)?.[3]],
  [':section', ({ address }) => address.split('/')[0]],
  [':sections', foldersOf],
  [':title', ({ data }) => partOf(data['title'])],
  [':slug', ({ data }) => partOf(data['slug'] || data['title'])],
  [':slugorfilename', ({ data, address }) => partOf(data['slug'] || path.posix.basename(address))],
  [':slugorcontentbasename', ({ data, address }) => partOf(data['slug'] || path.posix.basename(address))],
  [':filename', ({ address }) => partOf(path.posix.basename(address))],
  [':contentbasename', ({ address }) => partOf(path.posix.basename(address))],
])

function dateIn({ date }: Named['data']): RegExpExecArray | null {
  return /^(\d{4})-(\d\d)-(\d\d)/.exec(typeof date === 'string' ? date : '')
}

/** Folders below the first one are sections only if they have pages of their own. */
function foldersOf({ address }: Named): string | undefined {
  const folders = address.split('/').slice(0, -1)
  return folders.length === 1 ? folders[0] : undefined
}

/** Letters, digits and a few signs, with hyphens for blanks, as Hugo has them; undefined for words with signs that addresses divide at. */
function partOf(words: unknown): string | undefined {
  if (typeof words !== 'string' || /[/\\#]|%[\da-f]{2}/i.test(words)) return undefined
  return words
    .replaceAll(/[^\p{L}\p{M}\p{Nd}._+~@\s-]+/gu, '')
    .trim()
    .replaceAll(/\s*-\s*|\s+/g, '-')
}
