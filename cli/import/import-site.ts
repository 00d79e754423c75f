import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compare } from '../../renderer/definitions/compare.ts'
import { jsonSchemaOf } from '../../renderer/outputs/json-schema.ts'
import { fieldsOf } from '../../renderer/outputs/schema-words.ts'
import { keyOfTitle } from '../../renderer/content/key.ts'
import { freeKey, titleOfKey } from '../write/entry-key.ts'
import { modelOf, type Site } from '../write/new-entry.ts'
import { anchorsOf } from './body-lines.ts'
import { copyOf, copyOnce, described, entryText, textOf, write } from './entry-files.ts'
import { contentFolder, findTexts, type FoundText } from './find-texts.ts'
import { readForeignText, type ForeignText } from './front-matter.ts'
import { mapBody, type Note } from './map-body.ts'
import { mapFields } from './map-fields.ts'

/** What to import from where. */
export interface Wanted {
  /** A site of another generator, or a folder of Markdown. */
  readonly from: string
  readonly collection: string
  /** Only texts below this folder of the content, such as `blog`. */
  readonly section: string
  /** Address of the old site, for links to pages that are not imported. */
  readonly base: string | undefined
}

/** What has been done, for the report. Paths are those of the source. */
export interface Imported {
  /** Files of texts here. */
  readonly written: readonly string[]
  /** Files that were there already and stay as they are. */
  readonly kept: readonly string[]
  readonly copied: number
  /** Fields without a place, with the number of texts that have them. */
  readonly unmapped: Readonly<Record<string, number>>
  readonly notes: readonly { readonly file: string; readonly notes: readonly Note[] }[]
  readonly unread: readonly { readonly file: string; readonly reason: string }[]
  readonly otherLanguages: Readonly<Record<string, number>>
  readonly leftOut: readonly string[]
}

interface Text extends FoundText, ForeignText {
  /** Folder of the entry below its collection. */
  readonly key: string
  /** Old address without the language: `/docs/caa/`. */
  readonly old: string
}

/** Writes the texts of another site as entries. Never overwrites: existing files are kept and reported. */
export function importSite(site: Site, { from, collection, section, base }: Wanted): Imported {
  const { settings } = site.data
  const folder = contentFolder(path.resolve(from))
  const found = findTexts(folder, settings.locales, settings.defaultLocale)
  const inSection = found.texts.filter(({ address }) => section === '' || `${address}/`.startsWith(`${section}/`))
  const { read, unread } = readAll(folder, inSection, collection)
  const texts = withKeys(site, section, read)
  const known = new Set(fieldsOf(jsonSchemaOf(modelOf(site, collection).schema)).map(([name]) => name))
  const here = (key: string): string => (collection === 'pages' ? `/${key}` : `/${collection}/${key}`)
  // Links may name the address, or the path of the file.
  const addresses = new Map(
    texts.flatMap(({ old, address, key }) => [old, withSlashes(address)].map((was) => [was, here(key)] as const)),
  )
  const anchors = new Map(texts.map(({ key, locale, body }) => [`${here(key)} ${locale}`, anchorsOf(body)]))
  const done = texts.map((text) =>
    importText(text, { site, from: path.resolve(from), folder, collection, known, base, addresses, anchors, texts }),
  )
  return {
    written: done.flatMap(({ file, isNew }) => (isNew ? [file] : [])),
    kept: done.flatMap(({ file, isNew }) => (isNew ? [] : [file])),
    copied: done.reduce((sum, { copied }) => sum + copied, 0),
    unmapped: counted(done.flatMap(({ unmapped }) => unmapped)),
    notes: done.flatMap(({ notes }, index) => (notes.length > 0 ? [{ file: texts[index]?.file ?? '', notes }] : [])),
    unread,
    otherLanguages: found.otherLanguages,
    leftOut: found.leftOut,
  }
}

type Unread = Imported['unread'][number]

function readAll(folder: string, found: readonly FoundText[], collection: string) {
  const read: (FoundText & ForeignText)[] = []
  const unread: Unread[] = []
  for (const text of found) {
    try {
      // The page of a section lists its texts, which collections do by themselves.
      if (text.isSection && collection !== 'pages')
        throw new Error('A list of texts, which a page with a list is here.')
      const foreign = readForeignText(readFileSync(path.join(folder, text.file), 'utf8'))
      if (!foreign.data['title'] && foreign.body.trim() === '') throw new Error('It has neither a title nor a text.')
      read.push({ ...text, ...foreign })
    } catch (error) {
      unread.push({
        file: text.file,
        reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
      })
    }
  }
  return { read, unread }
}

/** Translations share a key: that of their path, or of the text in the default language with the same `translationKey`. */
function withKeys(site: Site, section: string, texts: readonly (FoundText & ForeignText)[]): Text[] {
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

/** Where the text is on the old site: `url`, or its path with `slug` as the last part. */
function oldAddress({ data, address }: FoundText & ForeignText): string {
  if (typeof data['url'] === 'string') return withSlashes(data['url'])
  if (typeof data['slug'] === 'string' && data['slug'] !== '')
    return withSlashes(path.posix.join(path.posix.dirname(address), data['slug']))
  return withSlashes(address)
}

function withSlashes(address: string): string {
  return path.posix.join('/', address, '/')
}

interface Around {
  readonly site: Site
  /** The old site. */
  readonly from: string
  readonly folder: string
  readonly collection: string
  readonly known: ReadonlySet<string>
  readonly base: string | undefined
  readonly addresses: ReadonlyMap<string, string>
  /** Anchors by address here and language. */
  readonly anchors: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly texts: readonly Text[]
}

function importText(text: Text, around: Around) {
  const { site, collection, known, base, addresses, anchors } = around
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
    fileOf,
  })
  const { data, unmapped } = mapFields(text.data, known)
  const first = mapFields(firstOf(text, around).data, known).data
  const date = first['date'] === undefined ? {} : { date: first['date'] }
  const fields = {
    title: titleOfKey(text.key),
    ...data,
    ...date,
    ...described(data, body.text, known),
    ...placed(text, around),
  }
  const isNew = !existsSync(path.join(site.root, file))
  if (isNew) {
    write(path.join(site.root, file), entryText(fields, unmapped, body.text))
    for (const [source, copy] of copies) copyOnce(source, path.join(site.root, copy))
  }
  return { file, isNew, copied: isNew ? copies.size : 0, unmapped: Object.keys(unmapped), notes: body.notes }
}

/** The text that the others are translations of: in the first language of the site that it is in. What may not differ is taken from it. */
function firstOf(text: Text, { site, texts }: Around): Text {
  const versions = texts.filter(({ key }) => key === text.key)
  const order = site.data.settings.locales
  return versions.toSorted((a, b) => order.indexOf(a.locale) - order.indexOf(b.locale))[0] ?? text
}

/** Old addresses, and what is shown in the languages that the text is not in. */
function placed(text: Text, { site, texts }: Around): Readonly<Record<string, unknown>> {
  const { locales } = site.data.settings
  const there = new Set(texts.filter(({ key }) => key === text.key).map(({ locale }) => locale))
  const missing = locales.filter((locale) => !there.has(locale))
  const isFirst = locales.find((locale) => there.has(locale)) === text.locale
  const aliases = [text.data['aliases'] ?? []].flat().map(String)
  return {
    ...(aliases.length > 0 && { aliases: aliases.map((alias) => withSlashes(alias).slice(0, -1) || '/') }),
    ...(missing.length > 0 &&
      isFirst && { untranslated: Object.fromEntries(missing.map((locale) => [locale, 'link'])) }),
  }
}

function counted(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Object.fromEntries([...counts].toSorted(([a, one], [b, other]) => other - one || compare(a, b)))
}
