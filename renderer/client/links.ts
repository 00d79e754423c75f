/** Properties of a click event that decide how a link is followed. */
export type Click = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Properties of a link that decide how it is followed. */
interface Link {
  readonly href: string
  readonly target: string
  hasAttribute: (name: string) => boolean
}

/** The URL parts that are needed, from `location` or a `URL`. */
type Address = Pick<URL, 'href' | 'origin' | 'pathname' | 'search'>

/** The link that an event targets, or that contains its target. */
export function linkAt({ target }: Event): HTMLAnchorElement | null | undefined {
  // Also the document may be one, which has no such method.
  return (target as Partial<Element>).closest?.<HTMLAnchorElement>('a[href]')
}

/** Whether a click is plain: not for a new tab, window or download. */
export function isPlain(click: Click): boolean {
  return !(click.button || click.altKey || click.ctrlKey || click.metaKey || click.shiftKey)
}

/**
 * The target of a link if it is a page of this site and language. Null leaves the link to the browser: other hosts and protocols,
 * downloads, new tabs, files, other languages, and anchors on the current page.
 */
export function targetOf(link: Link, here: Address, locale: string): URL | null {
  if (link.hasAttribute('download') || !/^(_self)?$/.test(link.target)) return null
  const url = new URL(link.href, here.href)
  if (url.origin !== here.origin || !isPage(url.pathname, locale)) return null
  return url.hash && isSamePage(url, here) ? null : url
}

/** Paths of pages start with the path of the site and the language and end with a slash; anything else is a file or another site. */
export function isPage(path: string, locale: string): boolean {
  return path.startsWith(`${SITE_BASE}/${locale}/`) && path.endsWith('/')
}

/** Whether two URLs differ only in their hash. */
export function isSamePage(one: Address, other: Address): boolean {
  return one.pathname === other.pathname && one.search === other.search
}
