import type { Told } from '../definitions/issue.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { MarkdownEngine } from '../markdown/markdown.ts'
import { wholeOf } from './archive.ts'
import { didYouMean } from '../content/check.ts'
import type { Entry } from '../definitions/collection.ts'
import type { Link } from '../definitions/fields.ts'
import { policyOf, standInOf, translationsOf, type Group, type Library } from './library.ts'
import type { Route } from '../definitions/page.ts'
import { hasExpired, hiddenBecause } from './publication.ts'
import { parentIn, type RouteTable } from './routes.ts'
import type { Settings } from '../definitions/settings.ts'
import { pathOf, withoutLocale } from '../definitions/url.ts'

/** A broken link, and a suggestion. */
export interface LinkFault extends Omit<Told, 'severity'> {
  readonly code: 'dead-link' | 'dead-anchor' | 'forbidden-link' | 'hidden-link' | 'wrong-address'
}

/** Everything that a link can lead to. `anchors` returns the ids on the page of a route, or null if they are unknown. */
export interface Targets {
  readonly library: Library
  readonly engine: MarkdownEngine
  readonly table: RouteTable
  readonly anchors: (route: Route) => ReadonlySet<string> | null
}

/** Origin of a link: the language, the page (for `#anchor`) and the folder of the file (for `./file.pdf`). */
export interface Origin {
  readonly locale: Locale
  readonly route: Route | null
  readonly folder: string
  /** Called with each group that a link names or leads to, and with the path of each file. */
  readonly meets?: (group: string) => void
}

/** Schemes that may be left to the browser. Everything else (`javascript:`, `data:` …) is refused. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Resolves a URL in content to a link or an error. */
export function resolveLink(to: string, origin: Origin, targets: Targets): Link | LinkFault {
  if (to.startsWith('#')) return ownAnchor(to, origin, targets)
  if (to.startsWith('/') && !to.startsWith('//')) return internalLink(to, origin, targets)
  if (isHost(to)) return hostWithoutScheme(to)
  if (/^[^/:?#][^:?#]*\.\w+$/.test(to)) return fileLink(to, origin, targets.library)
  return foreignLink(to, targets.library.data.settings)
}

/** `www.microsoft.com/…`, which a browser would treat as a relative path. */
function isHost(to: string): boolean {
  return /^(www\.[^/\s]+\.\w+|[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|net|org|eu|de|at|ch|es|io))([/?#]|$)/i.test(to)
}

function hostWithoutScheme(to: string): LinkFault {
  return {
    code: 'dead-link',
    message: `\`${to}\` would be taken for a file beside the page`,
    expected: 'an address with https://',
    hint: `did you mean \`https://${to}\`?`,
  }
}

export function isFault(value: Link | LinkFault): value is LinkFault {
  return 'code' in value
}

function foreignLink(to: string, settings: Settings): Link | LinkFault {
  const scheme = schemeOf(to)
  if (scheme === undefined) {
    return {
      code: 'dead-link',
      message: `\`${to}\` is not an address`,
      expected: 'a path such as /career, a file such as ./plan.pdf, or https://…',
    }
  }
  if (to.startsWith('//')) {
    return {
      code: 'forbidden-link',
      message: `\`${to}\` names another host without saying how to reach it`,
      expected: `a path with one slash, or https:${to}`,
    }
  }
  if (!SCHEMES.has(scheme)) {
    return {
      code: 'forbidden-link',
      message: `\`${scheme}\` links are not allowed`,
      expected: `a path, or an address with ${[...SCHEMES].join(', ')}`,
    }
  }
  const fault = faultOfAddress(new URL(to), to, settings)
  if (fault) return fault
  const external = scheme === 'http:' || scheme === 'https:'
  return { kind: 'link', href: scheme === 'tel:' ? to.replaceAll(/\s/g, '') : to, external, hreflang: null }
}

/** The error of an external URL, as far as it can be found without a request. */
function faultOfAddress(url: URL, to: string, { baseUrl }: Settings): LinkFault | undefined {
  const wrong = (message: string, expected: string): LinkFault => ({ code: 'wrong-address', message, expected })
  switch (url.protocol) {
    case 'mailto:':
      return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(unescaped(url.pathname)) || (url.pathname === '' && url.search !== '')
        ? undefined
        : wrong(`\`${to}\` is no e-mail address`, 'mailto:name@example.com')
    case 'tel:':
      return /\d/.test(url.pathname) ? undefined : wrong(`\`${to}\` is no phone number`, 'tel:+49891234567')
    default:
      if (isLocal(url.hostname)) return wrong(`\`${url.host}\` is this machine`, 'an address that visitors can reach')
      return URL.canParse(baseUrl) && url.host === new URL(baseUrl).host
        ? wrong(
            `\`${to}\` leads to this very site, where it would not be checked`,
            `\`${to.slice(url.origin.length) || '/'}\``,
          )
        : undefined
  }
}

function isLocal(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\])$|\.(local|localhost)$/.test(host)
}

function schemeOf(to: string): string | undefined {
  try {
    return new URL(to.startsWith('//') ? `invalid:${to}` : to).protocol
  } catch {
    return undefined
  }
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
  const found = routeTo(pathname, origin.locale, targets)
  if (origin.meets) tellGroups(pathname, found, origin.meets, targets)
  if ('code' in found) return found
  const link = (rest: string): Link => ({
    kind: 'link',
    href: found.path + rest,
    external: false,
    hreflang: found.locale === origin.locale ? null : found.locale,
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
    hint: `set \`untranslated: { ${locale}: link }\` there to lead to another language`,
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
    message: `${id} cannot be linked: it ${because}`,
    hint: 'publish it, or take the link out',
  }
}

function deadLink(path: string, known: readonly string[]): LinkFault {
  // People may write a file extension or index file, as other systems do.
  const plain = path.replace(/(\/index)?\.(html?|php|aspx?|md)$/, '') || '/'
  const nearest = known.includes(plain) ? plain : didYouMean(plain, known)
  return {
    code: 'dead-link',
    message: `no page at ${path}`,
    expected: 'the path of a page, with or without language',
    hint: nearest && `did you mean \`${nearest}\`?`,
  }
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

/** Markdown percent-encodes spaces and non-ASCII letters of file names and anchors. */
export function unescaped(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
