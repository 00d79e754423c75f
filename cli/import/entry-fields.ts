import { titleOfKey } from '../write/entry-key.ts'
import type { Around } from './around.ts'
import type { Place } from './counterparts.ts'
import { described, textOf } from './entry-files.ts'
import { mapFields } from './map-fields.ts'
import { oldAddressesOf } from './old-addresses.ts'
import { type TakenFields, takeFields } from './own-fields.ts'
import { ownPath } from './own-path.ts'
import type { Text } from './text-keys.ts'

/** What becomes of the front matter of a text. */
export interface EntryFields {
  readonly fields: Readonly<Record<string, unknown>>
  /** Fields that have no place here. */
  readonly unmapped: Readonly<Record<string, unknown>>
  /** Values of other fields that have no counterpart here. */
  readonly left: TakenFields['left']
  /** The field `path`. */
  readonly path: string | undefined
  /** Addresses of the old site that are no aliases. */
  readonly olds: readonly string[]
  /** Whether visitors see the page: a redirect to another one is an error. */
  readonly isShown: boolean
}

/** The fields of a new entry. `body`: its text. `filesOf`: the files that a text in one of its languages names. */
export function entryFields(
  text: Text,
  body: string,
  around: Around,
  filesOf: (text: Text) => Place['fileOf'],
): EntryFields {
  const { site, known, ownFields } = around
  const versions = around.versions.get(text.key) ?? [text]
  const own = pathAlone(text, around)
  const asVersion = (version: Text) => ({
    data: version.data,
    place: { locale: version.locale, fileOf: filesOf(version) },
  })
  const taken = takeFields(asVersion(text), versions.map(asVersion), ownFields)
  const { data, unmapped } = mapFields(text.data, known, [...own.used, ...ownFields.map(({ name }) => name)])
  const fields = {
    title: titleOfKey(text.key),
    ...data,
    ...sharedDate(versions, known),
    ...taken.data,
    ...described(data, body, known),
    ...(own.path !== undefined && { path: own.path }),
    ...addressFields(text, versions, site.data.settings),
  }
  const olds = oldAddressesOf(text, site.data.settings.defaultLocale).others
  const isShown = data['draft'] !== true && !(textOf(data['publish']) > site.at)
  const without = isShown || olds.length === 0 ? unmapped : { ...unmapped, aliases: olds }
  return { fields, unmapped: without, left: taken.left, path: own.path, olds, isShown }
}

/** An address that another text would have as well is left out: the folder, which is the key, tells them apart. */
function pathAlone(text: Text, { site, collection, shared }: Around): ReturnType<typeof ownPath> {
  const own = ownPath(text, site, collection)
  return shared.has(`${text.locale} ${own.path}`) ? { ...own, path: undefined } : own
}

/** The date must be equal in all languages: that of the first one counts. */
function sharedDate([first]: readonly Text[], known: ReadonlySet<string>): Readonly<Record<string, unknown>> {
  const { date } = first ? mapFields(first.data, known, []).data : {}
  return date === undefined ? {} : { date }
}

/** The fields `aliases` (old addresses) and `untranslated` (policies for missing languages). */
function addressFields(
  text: Text,
  versions: readonly Text[],
  { locales, defaultLocale }: Around['site']['data']['settings'],
): Readonly<Record<string, unknown>> {
  const there = new Set(versions.map(({ locale }) => locale))
  const missing = locales.filter((locale) => !there.has(locale))
  const isFirst = versions[0]?.locale === text.locale
  const { own: aliases } = oldAddressesOf(text, defaultLocale)
  return {
    ...(aliases.length > 0 && { aliases }),
    ...(missing.length > 0 &&
      isFirst && { untranslated: Object.fromEntries(missing.map((locale) => [locale, 'link'])) }),
  }
}
