/**
 * The address of a path of the site, `/en/contact/` or `/data.json`, for links and requests that an island makes itself: below a base URL
 * with a path, it begins with that. Addresses in props have it already. While a page is rendered, the path stays, since all of HTML gets
 * it.
 */
export function withBase(path: string): string {
  return typeof SITE_BASE === 'undefined' ? path : SITE_BASE + path
}
