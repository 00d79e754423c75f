/** What a click tells of the way it was made. */
export type Click = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** What a link tells of where it leads. */
export interface Link {
  readonly href: string
  readonly target: string
  hasAttribute: (name: string) => boolean
}

/** What is asked of an address: that of the document (`location`), or one made of a text. */
export type Address = Pick<URL, 'href' | 'origin' | 'pathname' | 'search'>

/** The link that an event happened on, or in. */
export function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}

/** A plain click: no other tab, window or download is asked for. */
export function isPlain(click: Click): boolean {
  return !(click.button || click.altKey || click.ctrlKey || click.metaKey || click.shiftKey)
}

/**
 * The page of this site and language that a link leads to; null leaves the link to the browser: other hosts and protocols,
 * downloads, other tabs, files, other languages, and places on the page that is open.
 */
export function targetOf(link: Link, here: Address, locale: string): URL | null {
  if (link.hasAttribute('download') || link.hasAttribute('data-reload') || !/^(_self)?$/.test(link.target)) return null
  const url = new URL(link.href, here.href)
  if (url.origin !== here.origin || !isPage(url.pathname, locale)) return null
  return url.hash && isSamePage(url, here) ? null : url
}

/** Every page ends with a slash and begins with its language; anything else is a file or another site. */
export function isPage(path: string, locale: string): boolean {
  return path.startsWith(`/${locale}/`) && path.endsWith('/')
}

/** Whether two addresses differ in their hash only. */
export function isSamePage(one: Address, other: Address): boolean {
  return one.pathname === other.pathname && one.search === other.search
}
