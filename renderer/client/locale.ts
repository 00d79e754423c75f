import { LANGUAGE_COOKIE } from '../definitions/stored.ts'

/** Same cookie as @nuxtjs/i18n: 365 days, path `/`, lax. */
const COOKIE_SECONDS = 365 * 24 * 60 * 60

/** The cookie that stores the chosen language. `locale` comes from the site's own markup, never from a URL. */
export function cookieOf(locale: string, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${LANGUAGE_COOKIE}=${locale}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax${secure}`
}

/** The target of the language switcher. Query and hash are kept for a translation of the page, but not for a fallback page. */
export function counterpartOf(path: string, state: string | undefined, here: Pick<URL, 'hash' | 'search'>): string {
  return state === 'fallback' ? path : `${path}${here.search}${here.hash}`
}

/** Handles clicks on the language switcher: links with `data-locale` that have `data-state` or are inside an element with it. */
export function chooseLocale(link: HTMLAnchorElement, window: Window, setting: 'choice' | 'always' | 'never'): void {
  const { locale } = link.dataset
  if (locale === undefined) return
  const state = link.closest<HTMLElement>('[data-state]')?.dataset['state']
  link.href = counterpartOf(link.pathname, state, window.location)
  if (setting !== 'never') keepLocale(locale, window)
}

export function keepLocale(locale: string, { document, location }: Window): void {
  // The Cookie Store API does not support these attributes in all browsers yet.
  document.cookie = cookieOf(locale, location.protocol)
}
