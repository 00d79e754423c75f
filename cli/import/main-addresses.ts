import { isRecord } from '../../renderer/content/plain-data.ts'
import { withoutLocale } from '../../renderer/definitions/url.ts'
import { hugoSettings } from './hugo-settings.ts'
import { addressBy, patternOf } from './permalinks.ts'
import { namedAddress, type Text, withSlashes } from './text-keys.ts'

/** The address that visitors know of a text of an old site, `/blog/first/`; undefined if the site makes them in a way of its own. */
export type MainAddress = (text: Pick<Text, 'data' | 'tag' | 'old' | 'address' | 'isSection'>) => string | undefined

/** Only what texts say themselves is known of sites in general. */
export const namedMainAddress: MainAddress = ({ data }) => namedAddress(data)

/** How a Hugo site makes addresses: the folders of its content or a pattern, below the language except for the main one. */
export function mainAddressesOf(folder: string, defaultLocale: string): MainAddress {
  const { text: settings, permalinks, ugly } = hugoSettings(folder)
  const [, main = defaultLocale] = /\bdefaultContentLanguage["']?\s*[=:]\s*["']?([\w-]+)/i.exec(settings) ?? []
  const isBelow = /\bdefaultContentLanguageInSubdir["']?\s*[=:]\s*true/i.test(settings)
  return (text) => {
    const { data, tag, old } = text
    // An `url` may have the language or not, as its author wrote it.
    if (typeof data['url'] === 'string') return withoutLocale(old).locale ? old : undefined
    if (permalinks === undefined) return undefined
    const pattern = patternOf(text, permalinks)
    const page = pattern === undefined ? old : addressBy(pattern, text)
    const address = isFile(text, ugly) ? fileOf(text, page) : page
    const start = isBelow || tag !== main.toLowerCase() ? `/${tag}` : ''
    return address === undefined ? undefined : start + asHugoWrites(withSlashes(address))
  }
}

/** Whether a Hugo site with this `uglyURLs` writes a text as a file: that is said of all, or by the first folder. */
function isFile({ address, isSection }: Parameters<MainAddress>[0], ugly: unknown): boolean {
  if (address === '' && isSection) return false
  return ugly === true || (isRecord(ugly) && ugly[address.split('/')[0] ?? ''] === true)
}

/** `/blog/first/` → `/blog/first.html`; what lists become is not known. */
function fileOf({ isSection }: Parameters<MainAddress>[0], page: string | undefined): string | undefined {
  return isSection ? undefined : page?.replace(/(\.html?)?\/?$/, '.html')
}

/** Hugo makes addresses from the names of files: `/Blog/First post/` is `/blog/first-post/`. */
export function asHugoWrites(address: string): string {
  return address.toLowerCase().replaceAll(' ', '-')
}
