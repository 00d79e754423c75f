import path from 'node:path'
import { keyOfTitle } from '../../renderer/content/key.ts'
import { path as pathSchema } from '../../renderer/definitions/fields/text.ts'
import { collectionPath } from '../../renderer/definitions/settings/collection-path.ts'
import type { Settings } from '../../renderer/definitions/settings/settings.ts'
import { withoutLocale } from '../../renderer/definitions/url.ts'
import type { Site } from '../write/new-entry.ts'
import type { Text } from './text-keys.ts'

/** The field `path` of an entry, and the fields of the old site that it follows. */
interface OwnPath {
  /** Undefined if the folder leads to the same address. */
  readonly path: string | undefined
  readonly used: readonly string[]
}

/** Keeps the address of a text that names its own: `url` (`permalink` in Jekyll and Eleventy), or `slug` for the last part. */
export function ownPath({ data, key, locale }: Text, { data: { settings } }: Site, collection: string): OwnPath {
  // The permalink `pretty` of Jekyll is a style.
  const isAddress = (name: string): boolean => pathIn(data[name]) !== undefined
  const whole = ['url', 'permalink'].find(
    (name) => isAddress(name) && (name === 'url' || String(data[name]).includes('/')),
  )
  if (whole !== undefined) return { path: pathIn(data[whole]), used: [whole, 'slug'] }
  const name = typeof data['slug'] === 'string' ? keyOfTitle(data['slug']) : ''
  if (name === '') return { path: undefined, used: [] }
  const start = startOf(collection, locale, settings)
  const isKey = path.posix.basename(key) === name
  return { path: isKey ? undefined : path.posix.join(start, path.posix.dirname(key), name), used: ['slug'] }
}

/** The address below the language in which the entries of a collection are. */
export function startOf(collection: string, locale: Text['locale'], settings: Settings): string {
  return collection === 'pages' ? '/' : collectionPath(collection, locale, settings)
}

/** The path of an address without its language; undefined for patterns such as `/:year/:title`, and for files. */
function pathIn(address: unknown): string | undefined {
  if (typeof address !== 'string' || address === '') return undefined
  const { rest } = withoutLocale(`/${address}`)
  return !/\.\w+$/.test(rest) && pathSchema().safeParse(rest).success ? rest : undefined
}
