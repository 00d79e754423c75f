import { preferredLocale, type Available } from '../../i18n/preference.ts'
import type { Locale } from '../../i18n/locales.ts'

/** Set by the bundler: the site's locales with their tags, and its default. */
declare const SITE_LOCALES: Available
declare const SITE_DEFAULT_LOCALE: Locale
/** Languages that have a domain, by its origin. */
declare const SITE_DOMAINS: Readonly<Record<string, Locale>>

const cookie = /(?:^|;\s*)i18n_redirected=([\w-]+)/.exec(document.cookie)?.[1]
const own = SITE_DOMAINS[window.location.origin]
const locale = own ?? preferredLocale({ cookie, languages: navigator.languages }, SITE_LOCALES, SITE_DEFAULT_LOCALE)
window.location.replace(`${locale}/${window.location.search}${window.location.hash}`)
