import path from 'node:path'
import { existsSync } from 'node:fs'
import { pathOf, withoutLocale } from '../../renderer/definitions/url.ts'
import { oldPath } from '../../renderer/outputs/redirect.ts'
import { titleOfKey } from '../write/entry-key.ts'
import type { Site } from '../write/new-entry.ts'
import { copyOf, copyOnce, described, entryText, textOf, write } from './entry-files.ts'
import type { MainAddress } from './main-addresses.ts'
import { mapBody } from './map-body.ts'
import { mapFields } from './map-fields.ts'
import { oldAddressesOf } from './old-addresses.ts'
import { type OwnField, takeFields } from './own-fields.ts'
import { ownPath, startOf } from './own-path.ts'
import type { Text } from './text-keys.ts'

interface Around {
  readonly site: Site
  /** The old site. */
  readonly from: string
  readonly folder: string
  readonly collection: string
  readonly known: ReadonlySet<string>
  readonly ownFields: readonly OwnField[]
  readonly base: string | undefined
  readonly mainAddress: MainAddress
  readonly addresses: ReadonlyMap<string, string>
  /** Anchors by new address and language. */
  readonly anchors: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly texts: readonly Text[]
}

/**
 * Writes a text as an entry, with the files that it uses; one that exists stays as it is. Returns its path, and what could not be brought
 * over.
 */
export function importText(text: Text, around: Around) {
  const { site, collection, known, ownFields, base, addresses, anchors } = around
  const target = path.posix.join('content', collection, text.key)
  const file = `${target}/${text.locale}.md`
  const copies = new Map<string, string>()
  const fileOf = (name: string): string | undefined =>
    copyOf(name, { from: around.from, folder: around.folder, file: text.file, target }, copies)
  const withoutLanguage = (old: string): string => old.replace(new RegExp(`^/${text.locale}/`, 'i'), '/')
  const body = mapBody(text.body, text.line, {
    addressOf: (old) => addresses.get(old) ?? addresses.get(withoutLanguage(old)),
    anchorOf: (old, anchor) => {
      const key = addresses.get(old) ?? addresses.get(withoutLanguage(old))
      return anchors.get(`${key} ${text.locale}`)?.get(anchor)
    },
    base,
    from: text.old,
    folder: text.folder,
    fileOf,
  })
  const own = ownPath(text, site, collection)
  const versions = versionsOf(text, around)
  const taken = takeFields(
    { data: text.data, place: { locale: text.locale, fileOf } },
    versions.map((one) => ({ data: one.data, place: { locale: one.locale, fileOf } })),
    ownFields,
  )
  const { data, unmapped } = mapFields(text.data, known, [...own.used, ...ownFields.map(({ name }) => name)])
  const first = mapFields(versions[0]?.data ?? text.data, known, []).data
  const date = first['date'] === undefined ? {} : { date: first['date'] }
  const fields = {
    title: titleOfKey(text.key),
    ...data,
    ...date,
    ...taken.data,
    ...described(data, body.text, known),
    ...(own.path !== undefined && { path: own.path }),
    ...addressFields(text, around),
  }
  const others = oldAddressesOf(text, site.data.settings.defaultLocale).others
  // A redirect to a page that is not on the site yet is an error.
  const isShown = data['draft'] !== true && !(textOf(data['publish']) > site.at)
  const without = isShown || others.length === 0 ? unmapped : { ...unmapped, aliases: others }
  const isNew = !existsSync(path.join(site.root, file))
  if (isNew) {
    write(path.join(site.root, file), entryText(fields, { ...without, ...taken.left }, body.text))
    for (const [source, copy] of copies) copyOnce(source, path.join(site.root, copy))
  }
  return {
    file,
    locale: text.locale,
    isNew,
    copied: isNew ? copies.size : 0,
    sources: [...copies.keys()],
    redirects:
      isNew && isShown ? redirectsTo(addressOf(text, own.path, around), [...others, ...mainOf(text, around)]) : [],
    unmapped: Object.keys(without),
    unmatched: Object.entries(taken.left).flatMap(([name, values]) =>
      values.map((value) => `${name}: ${textOf(value) || JSON.stringify(value)}`),
    ),
    notes: body.notes,
  }
}

/** The old address of the page itself. That of the home page leads to the home page here, too. */
function mainOf(text: Text, { mainAddress }: Around): string[] {
  const address = mainAddress(text)
  return address === undefined || withoutLocale(address).rest === '/' ? [] : [address]
}

function redirectsTo(address: string, olds: readonly string[]) {
  return olds.filter((from) => oldPath(from) !== address).map((from) => [from, address] as const)
}

/** The address of the new page. */
function addressOf({ key, locale }: Text, own: string | undefined, { site, collection }: Around): string {
  return pathOf(locale, own ?? path.posix.join(startOf(collection, locale, site.data.settings), key))
}

/**
 * A text in all its languages, in the order of the site's. Fields that must be equal in all of them come from the first one.
 */
function versionsOf(text: Text, { site, texts }: Around): readonly Text[] {
  const order = site.data.settings.locales
  const versions = texts.filter(({ key }) => key === text.key)
  return versions.toSorted((a, b) => order.indexOf(a.locale) - order.indexOf(b.locale))
}

/** The fields `aliases` (old addresses) and `untranslated` (policies for missing languages). */
function addressFields(text: Text, { site, texts }: Around): Readonly<Record<string, unknown>> {
  const { locales } = site.data.settings
  const there = new Set(texts.filter(({ key }) => key === text.key).map(({ locale }) => locale))
  const missing = locales.filter((locale) => !there.has(locale))
  const isFirst = locales.find((locale) => there.has(locale)) === text.locale
  const { own: aliases } = oldAddressesOf(text, site.data.settings.defaultLocale)
  return {
    ...(aliases.length > 0 && { aliases }),
    ...(missing.length > 0 &&
      isFirst && { untranslated: Object.fromEntries(missing.map((locale) => [locale, 'link'])) }),
  }
}
