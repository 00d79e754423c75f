import type { Locale } from '../../../i18n/locales.ts'
import { withEscapes } from '../../definitions/decoded.ts'
import type { Page } from '../../definitions/page.ts'
import type { Settings } from '../../definitions/settings/settings.ts'
import { pathOf } from '../../definitions/url.ts'

/** Gives the page of a language that lists the entries of a collection, if there is one. */
export type HomeOf = (collection: string, locale: Locale) => Page | undefined

/**
 * Finds the pages that list entries. The settings name the folder of such a page, or its address in any language. Looks at each page twice,
 * however many collections there are.
 */
export function homeFinder(
  pages: readonly Page[],
  collections: readonly string[],
  { collections: settings, locales }: Settings,
): HomeOf {
  const listOf = (collection: string): string => settings[collection]?.list ?? '/'
  const groups = groupsNamed(pages, new Set(collections.map(listOf)), locales)
  const homes = pagesIn(new Set(groups.values()), pages)
  return (collection, locale) => homes.get(groups.get(listOf(collection)) ?? '')?.get(locale)
}

/** The group of the first page that has each of these folders or addresses. */
function groupsNamed(
  pages: readonly Page[],
  lists: ReadonlySet<string>,
  locales: readonly Locale[],
): ReadonlyMap<string, string> {
  const byFolder = new Map(Array.from(lists, (list) => [`pages${list}`, list]))
  const addressesOf = (list: string): string[] => locales.map((locale) => pathOf(locale, withEscapes(list)))
  const byAddress = new Map([...lists].flatMap((list) => addressesOf(list).map((address) => [address, list])))
  const found = new Map<string, string>()
  for (const { route } of pages)
    for (const list of [byFolder.get(route.group), byAddress.get(route.path)])
      if (list !== undefined && !found.has(list)) found.set(list, route.group)
  return found
}

/** The first page of each of these groups in each language. */
function pagesIn(groups: ReadonlySet<string>, pages: readonly Page[]): ReadonlyMap<string, ReadonlyMap<Locale, Page>> {
  const found = new Map(Array.from(groups, (group) => [group, new Map<Locale, Page>()]))
  for (const page of pages) {
    const { group, locale } = page.route
    const homes = found.get(group)
    if (homes && !homes.has(locale)) homes.set(locale, page)
  }
  return found
}
