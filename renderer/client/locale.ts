import { LANGUAGE_COOKIE } from '../definitions/stored.ts'

/** Names and numbers of @nuxtjs/i18n: 365 days, path `/`, lax. */
const COOKIE_SECONDS = 365 * 24 * 60 * 60

/** The cookie that keeps a choice of language. `locale` comes from the site's own markup, never from an address. */
export function cookieOf(locale: string, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${LANGUAGE_COOKIE}=${locale}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax${secure}`
}

/**
 * Where the language switcher leads: query and hash go along to the same page in the other language, and make no sense on a
 * page that stands in for it.
 */
export function counterpartOf(path: string, state: string | undefined, here: Pick<URL, 'hash' | 'search'>): string {
  return state === 'fallback' ? path : `${path}${here.search}${here.hash}`
}

/** Follows the language switcher: links with `data-locale`, inside or themselves an element with `data-state`. */
export function chooseLocale(link: HTMLAnchorElement, window: Window, setting: 'choice' | 'always' | 'never'): void {
  const { locale } = link.dataset
  if (locale === undefined) return
  const state = link.closest<HTMLElement>('[data-state]')?.dataset['state']
  link.href = counterpartOf(link.pathname, state, window.location)
  if (setting !== 'never') keepLocale(locale, window)
}

export function keepLocale(locale: string, { document, location }: Window): void {
  // The cookie store has no such list of attributes in all browsers yet.
  document.cookie = cookieOf(locale, location.protocol)
}
