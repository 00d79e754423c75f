import type { Locale } from '../../i18n/locales.ts'
import type { Page, Route, SwitcherItem } from '../definitions/page.ts'
import { groupsAround, isThin } from '../library/archive.ts'
import { isIndexed } from '../library/canonical.ts'
import { policyOf } from '../library/groups.ts'
import { groupOf } from '../library/library.ts'
import { parentIn } from '../library/parents.ts'
import type { Scope } from './resolve/scope.ts'

/**
 * The hreflang set of a page: its indexable translations, itself included. A translation with `noindex` or `canonical` is in no set and has
 * none, because sets must be mutual.
 */
export function alternatesOf(route: Route, { targets }: Scope): Page['alternates'] {
  const { library, table } = targets
  const translations = table.byGroup.get(route.group) ?? {}
  const indexed = library.data.settings.locales.flatMap((locale) => {
    const entry = groupOf(route, library)?.entries[locale]
    const other = translations[locale]
    if (!other || !entry || !isIndexed(entry, targets) || isThin(other, entry, library)) return []
    return [{ locale, path: other.path }]
  })
  return indexed.some(({ locale }) => locale === route.locale) ? indexed : []
}

/** The target of a page's language switcher for a language. */
export function switcherItem(locale: Locale, route: Route, { targets }: Scope): SwitcherItem {
  if (locale === route.locale) return { locale, path: route.path, state: 'current' }
  const { library, table } = targets
  const translation = table.byGroup.get(route.group)?.[locale]
  if (translation?.copyOf !== undefined)
    return { locale, path: translation.path, state: 'copy', copyOf: translation.copyOf }
  if (translation) return { locale, path: translation.path, state: 'translation' }
  const near = groupsAround(route).flatMap((id) => table.byGroup.get(id)?.[locale] ?? [])[0]
  if (near) return { locale, path: near.path, state: 'fallback' }
  const group = groupOf(route, library)
  const parent =
    group && policyOf(group, locale, library.data.settings) !== 'none'
      ? parentIn(locale, group, library, table)
      : undefined
  return parent ? { locale, path: parent.path, state: 'fallback' } : { locale, path: null, state: 'missing' }
}
