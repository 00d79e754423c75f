import path from 'node:path'
import type { Locale } from '../../i18n/locales.ts'
import { grouped } from '../../renderer/definitions/grouped.ts'
import { jsonSchemaOf } from '../../renderer/outputs/json-schema.ts'
import { fieldsOf } from '../../renderer/outputs/schema-words.ts'
import { modelOf, type Site } from '../write/new-entry.ts'
import { anchorsOf } from './body-lines.ts'
import { asHugoWrites, type MainAddress, mainAddressesOf, namedMainAddress } from './main-addresses.ts'
import { ownAddress } from './own-host.ts'
import { type OwnField, ownFieldsOf } from './own-fields.ts'
import { ownPath, startOf } from './own-path.ts'
import { type Text, withSlashes } from './text-keys.ts'

/** Options of an import. */
export interface Wanted {
  /** Folder of another generator's site, or of Markdown files. */
  readonly from: string
  readonly collection: string
  /** Imports only texts below this folder of the content, such as `blog`. */
  readonly section: string
  /** Address of the old site, for links to pages that are not imported. */
  readonly base: string | undefined
  /** Whether the addresses of the old site are known: those of Hugo. */
  readonly isHugo: boolean
  /** Whether numbers at the start of names of files and folders only order them. */
  readonly isNumbered: boolean
}

/** What the import of each text knows of both sites and of the other texts. */
export interface Around {
  readonly site: Site
  /** The old site. */
  readonly from: string
  readonly folder: string
  readonly collection: string
  readonly known: ReadonlySet<string>
  readonly ownFields: readonly OwnField[]
  readonly base: string | undefined
  /** Address that the old site has as its own. */
  readonly own: string | undefined
  readonly mainAddress: MainAddress
  /** New addresses by old ones. */
  readonly addresses: ReadonlyMap<string, string>
  /** Anchors by new address and language. */
  readonly anchors: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** The languages of each entry, by its key. */
  readonly versions: ReadonlyMap<string, readonly Text[]>
  /** Addresses that several texts of a language would have: the old site told them apart by their dates. */
  readonly shared: ReadonlySet<string>
}

/** What the import of each of these texts knows; `folder` has the content of the old site. */
export function aroundOf(site: Site, wanted: Wanted, folder: string, texts: readonly Text[]): Around {
  const { from, collection, base, isHugo } = wanted
  const { locales, defaultLocale } = site.data.settings
  const model = modelOf(site, collection)
  const mainAddress = isHugo ? mainAddressesOf(from, defaultLocale) : namedMainAddress
  const here = (key: string): string => (collection === 'pages' ? `/${key}` : `/${collection}/${key}`)
  return {
    site,
    from: path.resolve(from),
    folder,
    collection,
    known: new Set(fieldsOf(jsonSchemaOf(model.schema)).map(([name]) => name)),
    ownFields: ownFieldsOf(site, model),
    base,
    own: base ?? ownAddress(path.resolve(from)),
    mainAddress,
    addresses: new Map([
      // Every site has a home page.
      ['/', '/'],
      ...texts.flatMap((text) => writtenAs(text, mainAddress).map((was) => [was, here(text.key)] as const)),
    ]),
    anchors: new Map(texts.map(({ key, locale, body }) => [`${here(key)} ${locale}`, anchorsOf(body)])),
    versions: versionsOf(texts, locales),
    shared: sharedPaths(texts, site, collection),
  }
}

function sharedPaths(texts: readonly Text[], site: Site, collection: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const text of texts) {
    const { path: own = path.posix.join(startOf(collection, text.locale, site.data.settings), text.key) } = ownPath(
      text,
      site,
      collection,
    )
    const address = `${text.locale} ${own}`
    if (seen.has(address)) shared.add(address)
    seen.add(address)
  }
  return shared
}

/**
 * Links may contain the address, also in the way of Hugo, or the path of the file. Hosts serve the page of an address that is a file without
 * its ending, too.
 */
function writtenAs(text: Text, mainAddress: MainAddress): string[] {
  const { old, address, numbered } = text
  const main = mainAddress(text) ?? old
  // `1.first` looks like a file.
  const plain = `/${numbered}`
  return [old, asHugoWrites(old), main, plain, ...[plain, address, main.replace(/\.html?$/, '')].map(withSlashes)]
}

/** The texts of each entry by its key, in the order of the site's languages: fields that they share come from the first one. */
export function versionsOf<T extends Pick<Text, 'key' | 'locale'>>(
  texts: readonly T[],
  order: readonly Locale[],
): ReadonlyMap<string, readonly T[]> {
  const byLanguage = texts.toSorted((a, b) => order.indexOf(a.locale) - order.indexOf(b.locale))
  return grouped(byLanguage, ({ key }) => key)
}
