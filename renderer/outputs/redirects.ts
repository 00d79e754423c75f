import { decodedPath } from '../definitions/decoded.ts'
import { issueIn, type Issue } from '../definitions/issue.ts'
import type { Library } from '../library/library.ts'
import { isFault, resolveLink } from '../library/links.ts'
import type { Targets } from '../library/link-routes.ts'
import { pathOf, withoutLocale } from '../definitions/url.ts'
import { placeInYaml, placeOfKeyInYaml } from '../content/yaml-places.ts'

/** A redirect from an old path to a path of the site or an external URL. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

interface RedirectsAndIssues {
  readonly redirects: readonly Redirect[]
  readonly issues: readonly Issue[]
}

/** Aliases of content and the redirects file as one list. Reports chains, loops, existing sources and missing targets. */
export function redirectsOf(targets: Targets): RedirectsAndIssues {
  const { library, table } = targets
  const written = new Map(
    Object.entries(library.data.redirects).map(([from, to]) => [
      normalise(decodedPath(from)),
      { from, to: to.startsWith('/') ? normalise(to) : to },
    ]),
  )
  const issues = [...written].flatMap(([path, redirect]) => checkRedirect(path, redirect, written, targets))
  const aliases = [...table.aliases].map(([from, to]) => ({ from, to }))
  return { redirects: [...aliases, ...[...written].map(([from, { to }]) => ({ from, to }))], issues }
}

/** The normal form of a path, if it is a path of the site. */
function normalise(path: string): string {
  const { locale, rest } = withoutLocale(path.split(/[?#]/)[0] ?? path)
  return locale ? pathOf(locale, rest) + path.slice((path.split(/[?#]/)[0] ?? path).length) : path
}

type Written = ReadonlyMap<string, Redirect>

function checkRedirect(path: string, redirect: Redirect, written: Written, targets: Targets): Issue[] {
  const { library, table } = targets
  const fault = (code: Issue['code'], message: string, expected: string, at: 'key' | 'value'): Issue[] => [
    faultAt(redirect, at, library, { code, message, expected }),
  ]
  if (!isPlainPath(path))
    return fault('bad-redirect', `\`${redirect.from}\` is not a path`, 'a path such as /de/old', 'key')
  if (table.byPath.has(path))
    return fault('bad-redirect', `${path} is a page and cannot be redirected`, 'a path that no page has', 'key')
  if (table.aliases.has(path))
    return fault(
      'bad-redirect',
      `${path} is already an alias of ${table.aliases.get(path)}`,
      'each old path only once',
      'key',
    )
  if (/\s/.test(redirect.to))
    return fault(
      'bad-redirect',
      'the target contains white space, which is not allowed in URLs',
      'a URL with %20 instead of spaces',
      'value',
    )
  const way = redirectChain(path, written)
  if (way.at(-1) === path || new Set(way).size < way.length)
    return fault('redirect-loop', `the redirect is circular: ${way.join(' → ')}`, 'the path of a page', 'value')
  if (way.length > 2)
    return fault(
      'redirect-chain',
      `the redirect leads to another redirect: ${way.join(' → ')}`,
      `${way.at(-1)} as the target`,
      'value',
    )
  const link = resolveLink(
    redirect.to,
    { locale: library.data.settings.defaultLocale, route: null, folder: 'content' },
    targets,
  )
  if (isFault(link)) return fault(link.code, link.message, link.expected ?? 'the path of a page', 'value')
  if (!mayLeadTo(redirect.to, library))
    return fault(
      'foreign-redirect',
      `the redirect leads to another site: ${redirect.to}`,
      'the path of a page, or a host among `redirectHosts` of `content/site.yaml`',
      'value',
    )
  return isWhole(redirect.to, library)
    ? []
    : fault(
        'bad-redirect',
        `${redirect.to} has no language`,
        `a path such as ${pathOf(library.data.settings.defaultLocale, redirect.to)}`,
        'value',
      )
}

/** Targets must be paths of the site, or on a host named in the settings; otherwise a line in a data file could send visitors anywhere. */
function mayLeadTo(to: string, { data }: Library): boolean {
  // If the settings are invalid, their list of hosts is unknown.
  if (to.startsWith('/') || data.damaged.has('site')) return true
  const { protocol, host } = new URL(to)
  return /^https?:$/.test(protocol) && data.settings.redirectHosts.includes(host)
}

/** Whether a target states everything that a redirect needs; a path without language does only if it is a file or `/`. */
function isWhole(to: string, { statics }: Library): boolean {
  return !to.startsWith('/') || to === '/' || statics.has(to) || withoutLocale(to).locale !== null
}

/**
 * The path becomes a folder of the output and a line in host files: it must not leave the folder, and must not contain `*` and `:`, which
 * are patterns in host files.
 */
function isPlainPath(path: string): boolean {
  return /^(\/[^/\\\p{Cc}?#*:]+)+\/?$/u.test(path) && !/\/\.{1,2}(\/|$)/.test(path)
}

/** Maximum number of redirects that are followed; longer chains are reported up to here. */
const FOLLOWED = 10

/** The paths that a visitor passes: the start, each redirect, the target. Stops at a cycle. */
function redirectChain(start: string, written: Written): string[] {
  const way = [start]
  for (let next = written.get(start)?.to; next !== undefined; next = written.get(decodedPath(next))?.to) {
    const seen = way.includes(next)
    way.push(next)
    if (seen || way.length > FOLLOWED) break
  }
  return way
}

function faultAt(
  redirect: Redirect,
  at: 'key' | 'value',
  library: Library,
  text: Pick<Issue, 'code' | 'message'> & { expected: string },
): Issue {
  const source = library.data.files.redirects
  const path = [redirect.from]
  return issueIn(source.path, at === 'key' ? placeOfKeyInYaml(source.text, path) : placeInYaml(source.text, path), text)
}

/** A redirect with the path of the base URL in front of both addresses, as hosts and browsers know them. */
export function belowPath(base: string, { from, to }: Redirect): Redirect {
  return { from: base + from, to: to.startsWith('/') ? base + to : to }
}

/** An old path with and without a trailing slash. */
export function spellingsOf({ from }: Redirect): readonly string[] {
  return from.endsWith('/') ? [from, from.slice(0, -1)] : [from]
}

/** An old path as browsers ask for it. Escapes that are no text have stayed, and are not escaped again. */
export function asRequested(from: string): string {
  return encodeURI(from).replaceAll(/%25(?=[\dA-F]{2})/gi, '%')
}

/** `_redirects`, as Netlify and Cloudflare Pages read it: with addresses as in requests. None without redirects. */
export function redirectsFile(redirects: readonly Redirect[]): { readonly path: '_redirects'; content: string }[] {
  const lines = redirects.map(({ from, to }) => `${asRequested(from)} ${to} 301\n`)
  return lines.length === 0 ? [] : [{ path: '_redirects', content: lines.join('') }]
}
