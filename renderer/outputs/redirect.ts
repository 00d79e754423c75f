import { decodedPath } from '../definitions/decoded.ts'
import { isOfFile, pathOf, withoutLocale, withSlash } from '../definitions/url.ts'

/** A redirect from an old path to a path of the site or an external URL. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

/** The normal form of an old path: with a slash at its end, so that hosts redirect both spellings, but not that of a file (`/contact.html`). */
export function oldPath(from: string): string {
  const decoded = decodedPath(from)
  const path = normalise(decoded)
  if (isOfFile(decoded)) return path.replace(/\/$/, '')
  return withSlash(path)
}

/** The normal form of a path, if it is a path of the site. */
export function normalise(path: string): string {
  const [plain = path] = path.split(/[?#]/)
  const { locale, rest } = withoutLocale(plain)
  return locale ? pathOf(locale, rest) + path.slice(plain.length) : path
}
