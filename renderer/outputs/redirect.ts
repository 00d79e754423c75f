import { decodedPath } from '../definitions/decoded.ts'
import { pathOf, withoutLocale } from '../definitions/url.ts'

/** A redirect from an old path to a path of the site or an external URL. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

/**
 * The normal form of an old path. Those without a language come from an earlier site, and end with a slash too, so that hosts redirect both
 * spellings; but not those of files (`/contact.html`; the ending of `/release-1.2` is none).
 */
export function oldPath(from: string): string {
  const path = normalise(decodedPath(from))
  return path.endsWith('/') || /\.[a-z]\w*$/i.test(path) ? path : `${path}/`
}

/** The normal form of a path, if it is a path of the site. */
export function normalise(path: string): string {
  const [plain = path] = path.split(/[?#]/)
  const { locale, rest } = withoutLocale(plain)
  return locale ? pathOf(locale, rest) + path.slice(plain.length) : path
}
