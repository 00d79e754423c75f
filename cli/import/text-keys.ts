import path from 'node:path'
import { keyOfTitle } from '../../renderer/content/key.ts'
import { freeKey } from '../write/entry-key.ts'
import type { Site } from '../write/new-entry.ts'
import { textOf } from './entry-files.ts'
import type { FoundText } from './find-texts.ts'
import type { ForeignText } from './front-matter.ts'

export interface Text extends FoundText, ForeignText {
  /** Folder of the entry within its collection. */
  readonly key: string
  /** Old address without the language: `/docs/caa/`. */
  readonly old: string
}

/**
 * Adds keys. Translations share a key, made from their path, or from that of the default language's text with the same `translationKey`.
 */
export function withKeys(site: Site, section: string, texts: readonly (FoundText & ForeignText)[]): Text[] {
  const { defaultLocale } = site.data.settings
  const identity = ({ data, address }: FoundText & ForeignText): string => textOf(data['translationKey']) || address
  const keys = new Map<string, string>()
  const taken = new Set<string>()
  const byDefaultFirst = texts.toSorted(
    (a, b) => Number(b.locale === defaultLocale) - Number(a.locale === defaultLocale),
  )
  for (const text of byDefaultFirst) {
    if (keys.has(identity(text))) continue
    const inside = text.address.slice(section === '' ? 0 : section.length + 1)
    const wanted =
      inside.split('/').map(keyOfTitle).filter(Boolean).join('/') ||
      keyOfTitle(section.split('/').at(-1) ?? '') ||
      'home'
    const key = freeKey(wanted, (other) => taken.has(other))
    keys.set(identity(text), key)
    taken.add(key)
  }
  return texts.map((text) => ({ ...text, key: keys.get(identity(text)) ?? '', old: oldAddress(text) }))
}

/** Address on the old site: the one that it names, or the path with `slug` as its last segment. */
function oldAddress({ data, address }: FoundText & ForeignText): string {
  const named = namedAddress(data)
  if (named !== undefined) return named
  if (typeof data['slug'] === 'string' && data['slug'] !== '')
    return withSlashes(path.posix.join(path.posix.dirname(address), data['slug']))
  return withSlashes(address)
}

/** The whole address that a text names itself: `url`, or `permalink` in Jekyll and Eleventy, where words and patterns are none. */
export function namedAddress({ url, permalink }: ForeignText['data']): string | undefined {
  const isAddress = (value: unknown): value is string => typeof value === 'string' && /^[^:{}]+$/.test(value)
  if (isAddress(url)) return withSlashes(url)
  return isAddress(permalink) && permalink.includes('/') ? withSlashes(permalink) : undefined
}

/** An address as visitors know it, `/about/`; that of a file, `/about.html`, has no slash at its end. */
export function withSlashes(address: string): string {
  const page = path.posix.join('/', address.replace(/(^|\/)index\.html?$/i, '$1'), '/')
  return page.replace(/(\.html?)\/$/i, '$1')
}
