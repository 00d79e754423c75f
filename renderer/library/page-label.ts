import type { Locale } from '../../i18n/locales.ts'
import { wholeOf } from './archive.ts'
import type { Targets } from './links.ts'
import { standInOf } from './library.ts'
import { withoutLocale } from '../definitions/url.ts'

/** The short name of the page at a path, in a language or in the one that stands in for it; empty if there is no such page. */
export function pageLabel(path: string, locale: Locale, { library, table }: Targets): string {
  const group = library.groups.get(wholeOf(table.groupByPath.get(withoutLocale(path).rest) ?? ''))
  const entry = group && (group.entries[locale] ?? standInOf(group, library.data.settings))
  return entry?.data.label ?? entry?.data.title ?? ''
}
