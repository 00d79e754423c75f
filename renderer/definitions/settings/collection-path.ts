import type { Locale } from '../../../i18n/locales.ts'
import type { Settings } from './settings.ts'

/** The path below the language in which the entries of a collection are: `/news`. */
export function collectionPath(collection: string, locale: Locale, { collections }: Settings): string {
  const { path = `/${collection}` } = collections[collection] ?? {}
  return typeof path === 'string' ? path : (path[locale] ?? `/${collection}`)
}
