import type { Locale } from '../../i18n/locales.ts'
import { didYouMean } from '../content/nearest.ts'
import { oneOf } from '../content/one-of.ts'
import { pages } from '../definitions/collections/cards.ts'
import { addressOfFile, decodedAddress, decodedPath, withEscapes, withLetters } from '../definitions/decoded.ts'
import type { Link } from '../definitions/fields/links.ts'
import type { Route } from '../definitions/page.ts'
import { pathOf, withoutLocale } from '../definitions/url.ts'
import { contactWithoutScheme, externalLink, hostWithoutScheme, isHost, type LinkFault } from './external-links.ts'
import { languageOf } from './groups.ts'
import { feedAt, feedNear, type LinkedFeed } from './feed-links.ts'
import type { Asset, Library } from './library.ts'
import { routeTo, type Targets } from './link-routes.ts'
import type { RouteTable } from './route-table.ts'

/** Origin of a link: the language, the page (for `#anchor`) and the folder of the file (for `./file.pdf`). */
export interface Origin {
  /** Language of the text. */
  readonly locale: Locale
  /** Language of the page if it shows a copy of a text in another language; links lead to pages in this language. */
  readonly reader?: Locale
  readonly route: Route | null
  readonly folder: string
  /** Called with each group of translations that a link names or leads to, and with the path of each file. */
  readonly meets?: (group: string) => void
}

/** Resolves a URL in content to a link or an error. */
export function resolveLink(to: string, origin: Origin, targets: Targets): Link | LinkFault {
  if (to.startsWith('#')) return ownAnchor(to, origin, targets)
  if (to.startsWith('/') && !to.startsWith('//')) return internalLink(to, origin, targets)
  const contact = contactWithoutScheme(to)
  if (contact) return contact
  if (isHost(to)) return hostWithoutScheme(to)
  if (/^[^/:?#][^:?#]*\.md(#.*)?$/.test(to)) return textLink(to, origin, targets.table)
  if (/^[^/:?#][^:?#]*\.\w+$/.test(to)) return fileLink(to, origin, targets.library)
  const link = externalLink(to, targets.library.data.settings)
  return isFault(link) && link.code === 'dead-link' ? { ...link, hint: meantPage(to, targets.table) } : link
}

/** The language of the page, which differs from that of the text on copies. */
export function readerOf({ locale, reader }: Pick<Origin, 'locale' | 'reader'>): Locale {
  return reader ?? locale
}

export function isFault(value: Link | LinkFault): value is LinkFault {
  return 'code' in value
}

function ownAnchor(to: string, { route }: Origin, targets: Targets): Link | LinkFault {
  const hash = composed(to)
  const id = decodedAddress(hash.slice(1))
  const known = route && targets.anchors(route)
  if (!known || known.has(id)) return { kind: 'link', href: hash, external: false, hreflang: null }
  return deadAnchor(id, route, known)
}

function deadAnchor(id: string, route: Route, known: ReadonlySet<string>): LinkFault {
  const nearest = didYouMean(id, known)
  return {
    code: 'dead-anchor',
    message: `${withLetters(route.path)} has no anchor \`#${id}\``,
    ...(known.size > 0 && { expected: oneOf(Array.from(known, (anchor) => `#${anchor}`)) }),
    hint: nearest && `did you mean \`#${nearest}\`?`,
  }
}

function internalLink(to: string, origin: Origin, targets: Targets): Link | LinkFault {
  const { pathname: written, search, hash } = splitAddress(to)
  const file = staticAt(written, targets.library)
  if (file !== undefined) {
    const isAsWritten = !file.includes('%') && decodedPath(written) === file
    const address = isAsWritten ? written : addressOfFile(file).replaceAll(/[^!-~]+/g, encodeURIComponent)
    return linkToFile(address + search + hash, targets.library.assets.get(`content/static${file}`))
  }
  const pathname = withEscapes(written)
  const feed = feedAt(pathname, readerOf(origin), targets.library)
  if (feed) return feedLink(feed, origin)
  const found = routeTo(pathname, readerOf(origin), targets)
  if (origin.meets) reportGroups(pathname, found, origin.meets, targets)
  if ('code' in found) return withFeed(found, pathname, origin, targets.library)
  const link = (rest: string): Link => ({
    kind: 'link',
    href: found.path + rest,
    external: false,
    hreflang: languageOf(found) === origin.locale ? null : languageOf(found),
  })
  // The link falls back to the parent page, which has other anchors.
  if (!isMeant(found, pathname, targets.table)) return link('')
  const id = decodedAddress(hash.slice(1))
  const known = id ? targets.anchors(found) : null
  if (known && !known.has(id)) return deadAnchor(id, found, known)
  return link(search + hash)
}

/** A link that leads nowhere, with the feed that it may mean. */
function withFeed(fault: LinkFault, pathname: string, origin: Origin, library: Library): LinkFault {
  const near = fault.code === 'dead-link' ? feedNear(pathname, readerOf(origin), library) : undefined
  return near === undefined ? fault : { ...fault, hint: `did you mean the feed \`${near}\`?` }
}

function feedLink({ path, locale, group }: LinkedFeed, origin: Origin): Link {
  origin.meets?.(group)
  return { kind: 'link', href: path, external: false, hreflang: locale === origin.locale ? null : locale }
}

function reportGroups(
  pathname: string,
  found: Route | LinkFault,
  meets: (group: string) => void,
  { table }: Targets,
): void {
  const { rest } = withoutLocale(pathname)
  const named = table.groupByPath.get(rest) ?? table.hiddenByPath.get(rest)
  if (named !== undefined) meets(named)
  if ('group' in found) meets(`${found.collection}/${found.key}`)
}

function isMeant(found: Route, pathname: string, table: RouteTable): boolean {
  const { locale, rest } = withoutLocale(pathname)
  return found.group === table.groupByPath.get(rest) || (locale !== null && found.path === pathOf(locale, rest))
}

/** The file of `content/static/` at an address, which may have escapes: `/B%C3%BCro.png` → `/Büro.png`, `/C%23.pdf` → `/C#.pdf`. */
export function staticAt(address: string, { statics }: Pick<Library, 'statics'>): string | undefined {
  return [address, decodedPath(address).normalize('NFC')].find((file) => statics.has(file))
}

function splitAddress(to: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? []
  return { pathname, search, hash: hash === '#' ? '' : composed(hash) }
}

/** An anchor as ids have it: browsers compare each letter, and macOS may give `ü` as two, even in escapes. */
function composed(hash: string): string {
  const plain = decodedAddress(hash)
  return plain === plain.normalize('NFC') ? hash : withLetters(hash)
}

/** The error of a link to a content file, which other systems support. */
function textLink(to: string, { folder }: Origin, { groupByPath }: RouteTable): LinkFault {
  const [, file = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(to) ?? []
  const [, collection = '', key = ''] =
    /^content\/([^/]+)\/(.+)\/[a-z]{2,3}(?:-[A-Za-z]+)*\.md$/.exec(joinPath(folder, file)) ?? []
  const path = withEscapes(collection === pages.name ? `/${key}` : `/${collection}/${key}`)
  return {
    code: 'dead-link',
    message: `\`${to}\` is a file of text, which visitors do not have`,
    expected: 'the path of a page, such as /career',
    hint: groupByPath.has(path) ? `did you mean \`${withLetters(path)}${hash}\`?` : undefined,
  }
}

/** Suggests `/contact` for `contact` and `../contact/`: links do not depend on the path of the page. */
function meantPage(to: string, { groupByPath }: RouteTable): string | undefined {
  const [, path, hash = ''] = /^(?:\.{1,2}\/)*([\p{L}\p{M}\p{N}_/-]+?)\/?(#.*)?$/u.exec(withLetters(to)) ?? []
  return path !== undefined && groupByPath.has(withEscapes(`/${path}`))
    ? `did you mean \`/${path}${hash}\`?`
    : undefined
}

function fileLink(to: string, origin: Origin, library: Library): Link | LinkFault {
  origin.meets?.(joinPath(origin.folder, to))
  const asset = library.assets.get(joinPath(origin.folder, to))
  if (asset) return linkToFile(asset.src, asset)
  return { code: 'dead-link', message: `no file ${joinPath(origin.folder, to)}`, expected: 'a file beside the text' }
}

function linkToFile(href: string, asset: Asset | undefined): Link {
  const { bytes } = asset ?? {}
  return { kind: 'link', href, external: false, hreflang: null, ...(bytes !== undefined && { bytes }) }
}

/**
 * `('content/pages/a', '../b/c.png')` → `content/pages/b/c.png`. A path outside the root matches no file. As in the names of files, `ü` is
 * one character.
 */
export function joinPath(folder: string, relative: string): string {
  const segments = folder.split('/')
  for (const step of relative.split('/').map(decodedPath)) {
    if (step === '..') segments.pop()
    else if (step !== '.' && step !== '') segments.push(step)
  }
  return segments.join('/').normalize('NFC')
}
