import path from 'node:path'
import { path as pathSchema } from '../../renderer/definitions/fields/text.ts'
import { withoutLocale } from '../../renderer/definitions/url.ts'
import { oldPath } from '../../renderer/outputs/redirect.ts'
import { textOfFile, writeText } from '../output/text-file.ts'
import { unslashed, withRedirects } from '../write/mend-links.ts'
import type { Site } from '../write/new-entry.ts'
import type { Text } from './text-keys.ts'

interface OldAddresses {
  /** Those that begin with the language of the text, without it: the field `aliases`. */
  readonly own: readonly string[]
  /** The others, as visitors know them: redirects of the site. */
  readonly others: readonly string[]
}

/**
 * The `aliases` of a text, which Jekyll calls `redirect_from`. One that begins with `/` is an address of the old site as a whole, whatever
 * the language of the text; another one is beside the text.
 */
export function oldAddressesOf(text: Pick<Text, 'data' | 'locale' | 'old'>, defaultLocale: string): OldAddresses {
  const { data, locale } = text
  const all = [data['aliases'] ?? [], data['redirect_from'] ?? []]
    .flat()
    .map(String)
    .flatMap((alias) => addressesOf(alias.trim(), text, defaultLocale))
  // The root of a site leads to the home page.
  const found = [...new Set(all.map((address) => unslashed(path.posix.join('/', address))))].filter(
    (one) => one !== '/',
  )
  const own = (address: string): string | undefined => {
    const { locale: written, rest } = withoutLocale(address)
    return written === locale && pathSchema().safeParse(rest).success ? rest : undefined
  }
  return {
    own: found.flatMap((address) => own(address) ?? []),
    others: found.filter((address) => own(address) === undefined),
  }
}

function addressesOf(alias: string, { old, locale }: Pick<Text, 'locale' | 'old'>, defaultLocale: string): string[] {
  if (alias === '' || alias.startsWith('/')) return [alias]
  const beside = path.posix.join(path.posix.dirname(withoutLocale(old).rest), alias)
  const withLanguage = path.posix.join('/', locale, beside)
  // Old sites have their main language with or without a folder.
  return locale === defaultLocale ? [withLanguage, beside] : [withLanguage]
}

/** Adds lines to the redirects of a site and returns how many. An address that has a line keeps it; of two texts, the first has it. */
export function addRedirects({ root, data }: Site, wanted: readonly (readonly [from: string, to: string])[]): number {
  const known = new Set(Object.keys(data.redirects).map(oldPath))
  const added = new Map<string, string>()
  for (const [from, to] of wanted) {
    if (known.has(oldPath(from))) continue
    known.add(oldPath(from))
    added.set(from, to)
  }
  if (added.size === 0) return 0
  const file = path.join(root, data.files.redirects.path)
  writeText(file, withRedirects(textOfFile(file) ?? '', added, new Set()))
  return added.size
}
