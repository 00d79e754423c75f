import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withoutLocale } from '../../renderer/definitions/url.ts'
import { namedAddress, type Text } from './text-keys.ts'

/** The address that visitors know of a text of an old site, `/blog/first/`; undefined if the site makes them in a way of its own. */
export type MainAddress = (text: Pick<Text, 'data' | 'locale' | 'old'>) => string | undefined

/** Only what texts say themselves is known of sites in general. */
export const namedMainAddress: MainAddress = ({ data }) => namedAddress(data)

/** How a Hugo site makes addresses: the folders of its content, below the language except for the main one. */
export function mainAddressesOf(folder: string, defaultLocale: string): MainAddress {
  const settings = CONFIGURATIONS.map((name) => textOf(path.join(folder, name))).join('\n')
  const isOwnWay = /^\s*\[*["']?permalinks\b|\buglyURLs["']?\s*[=:]\s*true/im.test(settings)
  const [, main = defaultLocale] = /\bdefaultContentLanguage["']?\s*[=:]\s*["']?([\w-]+)/i.exec(settings) ?? []
  const isBelow = /\bdefaultContentLanguageInSubdir["']?\s*[=:]\s*true/i.test(settings)
  return ({ data, locale, old }) => {
    // An `url` may have the language or not, as its author wrote it.
    if (typeof data['url'] === 'string') return withoutLocale(old).locale ? old : undefined
    if (isOwnWay) return undefined
    const start = isBelow || locale.toLowerCase() !== main.toLowerCase() ? `/${locale.toLowerCase()}` : ''
    return start + asHugoWrites(old)
  }
}

/** Hugo makes addresses from the names of files: `/Blog/First post/` is `/blog/first-post/`. */
export function asHugoWrites(address: string): string {
  return address.toLowerCase().replaceAll(' ', '-')
}

const NAMES = ['hugo', 'config', 'config/_default/hugo', 'config/_default/config', 'config/_default/permalinks']
const CONFIGURATIONS = NAMES.flatMap((name) => ['toml', 'yaml', 'yml', 'json'].map((ending) => `${name}.${ending}`))

/** A file of permalinks has them without a heading. */
function textOf(file: string): string {
  if (!existsSync(file)) return ''
  return `${file.includes('permalinks.') ? 'permalinks\n' : ''}${readFileSync(file, 'utf8')}`
}
