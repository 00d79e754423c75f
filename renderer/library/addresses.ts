import { withEscapes } from '../definitions/decoded.ts'
import type { Locale } from '../../i18n/locales.ts'
import { isPage } from '../definitions/collections/collections.ts'
import type { Entry } from '../definitions/entry.ts'
import type { Route } from '../definitions/page.ts'
import { withoutLocale } from '../definitions/url.ts'
import { bySettings } from './by-settings.ts'
import type { Claim } from './claims.ts'
import { type Group, translationsOf } from './groups.ts'
import { routeOf } from './route-table.ts'

/** The addresses of a group's visible entries, whatever other groups there are. */
export interface Addresses {
  readonly pages: readonly AddressedPage[]
  readonly byLocale: Readonly<Record<Locale, Route>>
  /** The path of the folder, which leads to the group in all languages: `/career` for a page, `/exhibitions/summer` for another entry. */
  readonly folder: string | undefined
}

interface AddressedPage {
  readonly route: Route
  readonly claim: Claim
  /** The path without the language. */
  readonly rest: string
}

/** Cached by group, because the tables of all days that are checked contain the same groups, but for the few that change. */
export const addressesOf = bySettings((group: Group, settings): Addresses => {
  const pages = Object.values(group.entries).map((entry) => addressed(entry, routeOf(entry, settings)))
  const [first] = translationsOf(group, settings)
  return {
    pages,
    byLocale: Object.fromEntries(pages.map(({ route }) => [route.locale, route])),
    folder: first && folderPath(first),
  }
})

function addressed(entry: Entry, route: Route): AddressedPage {
  const { path } = route
  const reason = entry.data.path === undefined ? ({ reason: 'folder', at: [] } as const) : BY_FIELD
  return { route, claim: { path, entry, ...reason }, rest: withoutLocale(path).rest }
}

const BY_FIELD = { reason: 'path', at: ['path'] } as const

function folderPath(entry: Entry): string {
  return withEscapes(isPage(entry) ? `/${entry.key}` : `/${entry.collection}/${entry.key}`)
}
