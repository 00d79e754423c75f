import { LANGUAGE_COOKIE } from '../definitions/stored.ts'

/** Same cookie as @nuxtjs/i18n: 365 days, path of the site, lax. */
const COOKIE_SECONDS = 365 * 24 * 60 * 60

/** The cookie that stores the chosen language. `locale` comes from the site's own markup, never from a URL. */
export function cookieOf(locale: string, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${LANGUAGE_COOKIE}=${locale}; Max-Age=${COOKIE_SECONDS}; Path=${SITE_BASE}/; SameSite=Lax${secure}`
}

/**
 * Handles clicks on the language switcher: links with `data-locale` that have `data-state` or are inside an element with it. Query and hash
 * are kept for a translation of the page, but not for a fallback page.
 */
export function chooseLocale(link: HTMLAnchorElement, window: Window, setting: 'choice' | 'always' | 'never'): void {
  const { locale } = link.dataset
  if (!locale) return
  const { search, hash } = window.location
  if (!link.closest('[data-state=fallback]')) Object.assign(link, { search, hash })
  if (setting !== 'never') keepLocale(locale, window)
}

export function keepLocale(locale: string, { document, location }: Window): void {
  // The Cookie Store API does not support these attributes in all browsers yet.
  document.cookie = cookieOf(locale, location.protocol)
}
