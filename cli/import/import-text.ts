import path from 'node:path'
import { existsSync } from 'node:fs'
import { pathOf, withoutLocale } from '../../renderer/definitions/url.ts'
import { oldPath } from '../../renderer/outputs/redirect.ts'
import type { Around } from './around.ts'
import { type EntryFields, entryFields } from './entry-fields.ts'
import { copyOf, copyOnce, entryText, textOf, write } from './entry-files.ts'
import { mapBody, type Surroundings } from './map-body.ts'
import { startOf } from './own-path.ts'
import type { Text } from './text-keys.ts'

/**
 * Writes a text as an entry, with the files that it uses; one that exists stays as it is. Returns its path, that
 * in the source, and what could not be brought over.
 */
export function importText(text: Text, around: Around) {
  const { from, folder, collection, site } = around
  const target = path.posix.join('content', collection, text.key)
  const copies = new Map<string, string>()
  const filesOf =
    ({ file }: Pick<Text, 'file'>) =>
    (name: string) =>
      copyOf(name, { from, folder, file, root: site.root, target }, copies)
  const body = mapBody(text.body, text.line, surroundingsOf(text, around, filesOf(text)))
  const front = entryFields(text, body.text, around, filesOf)
  const file = `${target}/${text.locale}.md`
  const isNew = !existsSync(path.join(site.root, file))
  if (isNew) {
    write(path.join(site.root, file), entryText(front.fields, { ...front.unmapped, ...front.left }, body.text))
    for (const [source, copy] of copies) copyOnce(source, path.join(site.root, copy))
  }
  return {
    from: text.file,
    file,
    locale: text.locale,
    isNew,
    copied: isNew ? copies.size : 0,
    sources: [...copies.keys()],
    redirects: isNew && front.isShown ? redirectsTo(text, front, around) : [],
    isUnknown: isNew && front.isShown && around.mainAddress(text) === undefined,
    unmapped: Object.keys(front.unmapped),
    unmatched: unmatchedIn(front.left),
    notes: body.notes,
  }
}

/** Documentation often has a version at the start of its addresses: `/4.x/start/`. */
const VERSION = /^\/v?\d+(?:\.(?:\d+|x))*\//

/** What the links of a text lead to. */
function surroundingsOf(
  { locale, tag, old, folder }: Text,
  { addresses, anchors, base, own, from: source }: Around,
  fileOf: Surroundings['fileOf'],
): Surroundings {
  const withoutLanguage = (address: string): string => address.replace(new RegExp(`^/${tag}/`, 'i'), '/')
  // Docusaurus serves the texts of its folder `docs` below that name.
  const start = `/${path.basename(source)}/`
  const inFolder = (address: string): string => (address.startsWith(start) ? address.slice(start.length - 1) : address)
  const addressOf = (address: string) => {
    const below = inFolder(withoutLanguage(address))
    return [address, withoutLanguage(address), below, below.replace(VERSION, '/')].flatMap(
      (one) => addresses.get(one) ?? [],
    )[0]
  }
  return {
    addressOf,
    anchorOf: (address, anchor) => anchors.get(`${addressOf(address)} ${locale}`)?.get(anchor),
    base,
    own,
    from: old,
    folder,
    fileOf,
  }
}

function unmatchedIn(left: EntryFields['left']): string[] {
  return Object.entries(left).flatMap(([name, values]) =>
    values.map((value) => `${name}: ${textOf(value) || JSON.stringify(value)}`),
  )
}

function redirectsTo(text: Text, { path: own, olds }: EntryFields, around: Around) {
  const address = addressOf(text, own, around)
  return [...olds, ...mainOf(text, around)]
    .filter((from) => oldPath(from) !== address)
    .map((from) => [from, address] as const)
}

/** The old address of the page itself. That of the home page leads to the home page here, too. */
function mainOf(text: Text, { mainAddress }: Around): string[] {
  const address = mainAddress(text)
  return address === undefined || withoutLocale(address).rest === '/' ? [] : [address]
}

/** The address of the new page. */
function addressOf({ key, locale }: Text, own: string | undefined, { site, collection }: Around): string {
  return pathOf(locale, own ?? path.posix.join(startOf(collection, locale, site.data.settings), key))
}
