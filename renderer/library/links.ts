import type { Locale } from '../../i18n/locales.ts'
import type { MarkdownEngine } from '../markdown/markdown.ts'
import { wholeOf } from './archive.ts'
import { didYouMean } from '../content/check.ts'
import {
  contactWithoutScheme,
  externalLink,
  hostWithoutScheme,
  isHost,
  unescaped,
  type LinkFault,
} from './external-links.ts'
import type { Entry } from '../definitions/collection.ts'
import { pages } from '../definitions/cards.ts'
import type { Link } from '../definitions/fields.ts'
import type { Library } from './library.ts'
import { policyOf, standInOf, translationsOf, type Group, languageOf } from './groups.ts'
import type { Route } from '../definitions/page.ts'
import { hasExpired, hiddenBecause } from './publication.ts'
import { parentIn } from './parents.ts'
import type { RouteTable } from './routes.ts'
import { pathOf, withoutLocale } from '../definitions/url.ts'

/** Everything that a link can lead to. `anchors` returns the ids on the page of a route, or null if they are unknown. */
export interface Targets {
  readonly library: Library
  readonly engine: MarkdownEngine
  readonly table: RouteTable
  readonly anchors: (route: Route) => ReadonlySet<string> | null
}

/** Origin of a link: the language, the page (for `#anchor`) and the folder of the file (for `./file.pdf`). */
export interface Origin {
  /** Language of the text. */
  readonly locale: Locale
  /** Language of the page, if it shows the copy of a text in another: links lead to pages in it. */
  readonly reader?: Locale
  readonly route: Route | null
  readonly folder: string
  /** Called with each group that a link names or leads to, and with the path of each file. */
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

/** The language in which readers of a text have the site. */
export function readerOf({ locale, reader }: Pick<Origin, 'locale' | 'reader'>): Locale {
  return reader ?? locale
}

export function isFault(value: Link | LinkFault): value is LinkFault {
  return 'code' in value
}

function ownAnchor(to: string, { route }: Origin, targets: Targets): Link | LinkFault {
  const id = unescaped(to.slice(1))
  const known = route && targets.anchors(route)
  if (!known || known.has(id)) return { kind: 'link', href: to, external: false, hreflang: null }
  return deadAnchor(id, route, [...known])
}

function deadAnchor(id: string, route: Route, known: readonly string[]): LinkFault {
  const nearest = didYouMean(id, known)
  return {
    code: 'dead-anchor',
    message: `${route.path} has no anchor \`#${id}\``,
    ...(known.length > 0 && { expected: `one of ${known.map((anchor) => `#${anchor}`).join(', ')}` }),
    hint: nearest && `did you mean \`#${nearest}\`?`,
  }
}

function internalLink(to: string, origin: Origin, targets: Targets): Link | LinkFault {
  const { pathname, search, hash } = splitAddress(to)
  if (targets.library.statics.has(pathname) || targets.library.statics.has(unescaped(pathname)))
    return { kind: 'link', href: to, external: false, hreflang: null }
  const found = routeTo(pathname, readerOf(origin), targets)
  if (origin.meets) tellGroups(pathname, found, origin.meets, targets)
  if ('code' in found) return found
  const link = (rest: string): Link => ({
    kind: 'link',
    href: found.path + rest,
    external: false,
    hreflang: languageOf(found) === origin.locale ? null : languageOf(found),
  })
  // The link falls back to the parent page, which has other anchors.
  if (!isMeant(found, pathname, targets.table)) return link('')
  const id = unescaped(hash.slice(1))
  const known = id ? targets.anchors(found) : null
  if (known && !known.has(id)) return deadAnchor(id, found, [...known])
  return link(search + hash)
}

function tellGroups(
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

function splitAddress(to: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? []
  return { pathname, search, hash: hash === '#' ? '' : hash }
}

/** The route of a path. A path without a language is resolved in the language of the origin. */
function routeTo(pathname: string, locale: Locale, targets: Targets): Route | LinkFault {
  const { locale: written, rest } = withoutLocale(pathname)
  const { table, library } = targets
  if (written) {
    const path = pathOf(written, rest)
    const exact = table.byPath.get(path)
    if (exact) return exact
    if (table.hiddenByPath.has(rest)) return missingOrHidden(rest, written, targets)
    const moved = table.aliases.get(path)
    return moved === undefined
      ? deadLink(path, [...table.byPath.keys()])
      : { ...deadLink(path, []), hint: `it has moved to ${moved}` }
  }
  const id = table.groupByPath.get(rest) ?? ''
  const part = table.byGroup.get(id)?.[locale]
  if (part) return part
  // A topic without entries in this language: fall back to the whole list.
  const group = library.groups.get(wholeOf(id))
  return group ? routeOfGroup(group, locale, targets) : missingOrHidden(rest, locale, targets)
}

function routeOfGroup(group: Group, locale: Locale, targets: Targets): Route | LinkFault {
  const { library, table } = targets
  const route = table.byGroup.get(group.id)?.[locale]
  if (route) return route
  const policy = policyOf(group, locale, library.data.settings)
  const standIn = standInOf(group, library.data.settings)
  const instead =
    policy === 'link'
      ? standIn && table.byGroup.get(group.id)?.[standIn.locale]
      : policy === 'parent'
        ? parentIn(locale, group, library, table)
        : undefined
  if (instead) return instead
  const hidden = group.hidden[locale]
  if (hidden)
    return aboveExpired(hidden, group, locale, targets) ?? hiddenFault(group.id, hiddenBecause(hidden, library.clock))
  return {
    code: 'dead-link',
    message: `${group.id} does not exist in \`${locale}\``,
    hint: `set \`untranslated: { ${locale}: link }\` there to link to another language`,
  }
}

function missingOrHidden(path: string, locale: Locale, targets: Targets): Route | LinkFault {
  const { library, table } = targets
  const key = path.slice(1)
  const id = table.hiddenByPath.get(path) ?? key
  const group = library.groups.get(id) ?? library.groups.get(`pages/${key}`)
  const [entry] = group ? translationsOf(group, library.data.settings) : []
  if (!group || !entry) return deadLink(path, [...table.groupByPath.keys()])
  return aboveExpired(entry, group, locale, targets) ?? hiddenFault(group.id, hiddenBecause(entry, library.clock))
}

/** Links to expired entries fall back to the parent page, so that old links do not break the build. */
function aboveExpired(entry: Entry, group: Group, locale: Locale, { library, table }: Targets): Route | undefined {
  return hasExpired(entry, library.collections.get(entry.collection), library.clock)
    ? parentIn(locale, group, library, table)
    : undefined
}

function hiddenFault(id: string, because: string): LinkFault {
  return {
    code: 'hidden-link',
    message: `${id} cannot be linked, because it ${because}`,
    hint: 'publish it, or remove the link',
  }
}

function deadLink(path: string, known: readonly string[]): LinkFault {
  // People may write a file extension or index file, as other systems do.
  const plain = path.replace(/(\/index)?\.(html?|php|aspx?|md)$/, '') || '/'
  const nearest = known.includes(plain) ? plain : didYouMean(plain, known)
  return {
    code: 'dead-link',
    message: `no page at ${path}`,
    expected: 'the path of a page, with or without a language',
    hint: nearest && `did you mean \`${nearest}\`?`,
  }
}

/** A text is named by its file, as other systems do. */
function textLink(to: string, { folder }: Origin, { groupByPath }: RouteTable): LinkFault {
  const [, file = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(to) ?? []
  const [, collection = '', key = ''] =
    /^content\/([^/]+)\/(.+)\/[a-z]{2,3}(?:-[A-Z]{2})?\.md$/.exec(joinPath(folder, file)) ?? []
  const path = collection === pages.name ? `/${key}` : `/${collection}/${key}`
  return {
    code: 'dead-link',
    message: `\`${to}\` is a file of text, which visitors do not have`,
    expected: 'the path of a page, such as /career',
    hint: groupByPath.has(path) ? `did you mean \`${path}${hash}\`?` : undefined,
  }
}

/** `contact` and `../contact/` for `/contact`: links do not depend on where the page is. */
function meantPage(to: string, { groupByPath }: RouteTable): string | undefined {
  const [, path, hash = ''] = /^(?:\.{1,2}\/)*([\w/-]+?)\/?(#.*)?$/.exec(to) ?? []
  return path !== undefined && groupByPath.has(`/${path}`) ? `did you mean \`/${path}${hash}\`?` : undefined
}

function fileLink(to: string, origin: Origin, library: Library): Link | LinkFault {
  origin.meets?.(joinPath(origin.folder, to))
  const asset = library.assets.get(joinPath(origin.folder, to))
  if (asset) return { kind: 'link', href: asset.src, external: false, hreflang: null }
  return { code: 'dead-link', message: `no file ${joinPath(origin.folder, to)}`, expected: 'a file beside the text' }
}

/** `('content/pages/a', '../b/c.png')` → `content/pages/b/c.png`. A path outside the root matches no file. */
export function joinPath(folder: string, relative: string): string {
  const segments = folder.split('/')
  for (const step of unescaped(relative).split('/')) {
    if (step === '..') segments.pop()
    else if (step !== '.' && step !== '') segments.push(step)
  }
  return segments.join('/')
}
