import type { SiteData } from './site-data.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Entry } from '../definitions/entry.ts'
import type { Collections } from '../definitions/collections/collections.ts'
import type { Image } from '../definitions/fields/pictures.ts'
import { compare } from '../definitions/compare.ts'
import { addressOfFile } from '../definitions/decoded.ts'
import type { Route } from '../definitions/page.ts'
import { groupId, isOriginal, policyOf, standInOf, translationsOf, withCopies, type Group } from './groups.ts'
import { isVisible, type Clock } from './publication.ts'
import type { Settings } from '../definitions/settings/settings.ts'

/** A file that content can link or show, with its path in the output; `image` is null if it is not a picture. */
export interface Asset {
  /** Empty for a file that must not be published, which is an error of its own. */
  readonly src: string
  readonly image: Image | null
  /** Its size, if it is published as it is. */
  readonly bytes?: number
  /** Why a picture cannot be decoded. */
  readonly fault?: string
}

/** All content and data of the site, indexed and read-only. */
export interface Library {
  readonly data: SiteData
  readonly collections: Collections
  readonly clock: Clock
  readonly groups: ReadonlyMap<string, Group>
  /** Files beside entries and static files, by path from the root: `content/exhibitions/a/map.png`, `content/static/icon.svg`. */
  readonly assets: ReadonlyMap<string, Asset>
  /** Paths of static files in the output: `/favicon.svg`. */
  readonly statics: ReadonlySet<string>
}

/**
 * Indexes the entries of a site in sorted groups of translations, each with what is visible and what is hidden at the time of the clock,
 * and with copies where a language shows the text of another.
 */
export function libraryOf(entries: readonly Entry[], rest: Omit<Library, 'groups'>): Library {
  const { data, collections, clock } = rest
  const groups = new Map<string, { -readonly [K in keyof Group]: Group[K] }>()
  for (const entry of entries) {
    const id = groupId(entry)
    const group = groups.get(id) ?? { id, collection: entry.collection, key: entry.key, entries: {}, hidden: {} }
    const place = isVisible(entry, collections.get(entry.collection), clock) ? 'entries' : 'hidden'
    groups.set(id, { ...group, [place]: { ...group[place], [entry.locale]: entry } })
  }
  const sorted = [...groups.values()].sort((a, b) => compare(a.id, b.id))
  const complete = sorted.map((group) => withCopies(group, data.settings))
  return { ...rest, groups: new Map(complete.map((group) => [group.id, group])) }
}

/** The groups with another set of visible entries. Unchanged groups stay the same object. */
export function groupsAt({ groups, data }: Library, isShown: (entry: Entry) => boolean): ReadonlyMap<string, Group> {
  return new Map(Array.from(groups, ([id, group]) => [id, groupAt(group, isShown, data.settings)]))
}

function groupAt(group: Group, isShown: (entry: Entry) => boolean, settings: Settings): Group {
  const shown = Object.values(group.entries).filter(isOriginal)
  const hidden = Object.values(group.hidden)
  if (shown.every(isShown) && !hidden.some(isShown)) return group
  const part = (wanted: boolean) =>
    Object.fromEntries(
      [...hidden, ...shown].filter((entry) => isShown(entry) === wanted).map((entry) => [entry.locale, entry]),
    )
  return withCopies({ ...group, entries: part(true), hidden: part(false) }, settings)
}

/** The group of an entry, or of the one that a route shows. */
export function groupOf(entry: Pick<Entry, 'collection' | 'key'>, { groups }: Library): Group | undefined {
  return groups.get(groupId(entry))
}

/** The visible entry that a route shows, or that is in the place of an entry. */
export function entryAt(route: Pick<Route, 'collection' | 'key' | 'locale'>, library: Library): Entry | undefined {
  return groupOf(route, library)?.entries[route.locale]
}

/** All entries, visible or hidden. */
export function entriesOf({ groups, data }: Library): Entry[] {
  return [...groups.values()].flatMap((group) => translationsOf(group, data.settings))
}

/** A static picture; width and height are 0 if unknown. */
export function staticImage(src: string, { assets }: Pick<Library, 'assets'>): Image {
  return assets.get(`content/static${src}`)?.image ?? { kind: 'image', src: addressOfFile(src), width: 0, height: 0 }
}

/** The content file of a route. */
export function sourceOf({ collection, key, locale, copyOf }: Route): string {
  return `content/${collection}/${key}/${copyOf ?? locale}.md`
}

/**
 * Visible entries of a collection in a language, sorted as in lists, without unlisted ones. Includes fallbacks if the policy of a group is
 * `link`.
 */
export function listed(library: Library, collection: string, locale: Locale): readonly Entry[] {
  const lists = listsOf.get(library) ?? new Map<string, readonly Entry[]>()
  listsOf.set(library, lists)
  const key = `${collection} ${locale}`
  const list = lists.get(key) ?? makeList(library, collection, locale)
  lists.set(key, list)
  return list
}

/** Cached, because every post of a large site needs the same lists. */
const listsOf = new WeakMap<Library, Map<string, readonly Entry[]>>()

/** The library on another day. Known lists are taken over, with what is another in them, and stay the same objects where nothing is. */
export function libraryAt(library: Library, clock: Clock, groups: Library['groups']): Library {
  const changed = [...groups.values()].filter((group) => library.groups.get(group.id) !== group)
  const other = { ...library, clock, groups }
  const lists = Array.from(listsOf.get(library) ?? [], ([key, list]) => {
    const [collection = '', locale = ''] = key.split(' ')
    const own = changed.filter((group) => group.collection === collection)
    return [key, withGroups(list, own, locale, other)] as const
  })
  listsOf.set(other, new Map(lists))
  return other
}

/** A list with other versions of some groups. */
function withGroups(list: readonly Entry[], groups: readonly Group[], locale: Locale, library: Library) {
  const keys = new Set(groups.map(({ key }) => key))
  const shown = groups.flatMap((group) => listedIn(group, locale, library) ?? [])
  const before = new Set(list.filter(({ key }) => keys.has(key)))
  if (shown.length === before.size && shown.every((entry) => before.has(entry))) return list
  const rest = list.filter(({ key }) => !keys.has(key))
  for (const entry of shown) rest.splice(placeIn(rest, entry, library), 0, entry)
  return rest
}

/** Where an entry belongs in a sorted list. */
function placeIn(list: readonly Entry[], entry: Entry, library: Library): number {
  const compareEntries = comparerOf(entry, library)
  let [from, to] = [0, list.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const other = list[middle]
    if (other && compareEntries(other, entry) < 0) from = middle + 1
    else to = middle
  }
  return from
}

function makeList(library: Library, collection: string, locale: Locale): Entry[] {
  const groups = [...library.groups.values()].filter((group) => group.collection === collection)
  const entries = groups.flatMap((group) => listedIn(group, locale, library) ?? [])
  return entries.sort(comparerOf({ collection }, library))
}

/** The entry of a group that lists in a language show, if any. */
function listedIn(group: Group, locale: Locale, { data: { settings } }: Library): Entry | undefined {
  const entry =
    group.entries[locale] ?? (policyOf(group, locale, settings) === 'link' ? standInOf(group, settings) : undefined)
  return entry?.data.unlisted ? undefined : entry
}

/** The order of lists of a collection. */
function comparerOf({ collection }: Pick<Entry, 'collection'>, { collections }: Library) {
  const model = collections.get(collection)
  const orderOf = ({ data }: Entry): string | number => model?.order?.(data) ?? ''
  const sign = model?.ascending ? 1 : -1
  return (a: Entry, b: Entry): number => sign * compareKeys(orderOf(a), orderOf(b)) || compare(a.key, b.key)
}

function compareKeys(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
}
