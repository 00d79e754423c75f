import { withEscapes } from '../definitions/decoded.ts'
import type { Issue } from '../definitions/issue.ts'
import { isFeed } from '../library/feed-links.ts'
import type { Library } from '../library/library.ts'
import type { Targets } from '../library/link-routes.ts'
import type { RouteTable } from '../library/route-table.ts'
import { checkRedirect } from './check-redirect.ts'
import { normalise, oldPath, type Redirect } from './redirect.ts'

interface RedirectsAndIssues {
  readonly redirects: readonly Redirect[]
  readonly issues: readonly Issue[]
}

/** Aliases of content and the redirects file as one list. Reports chains, loops, existing sources and missing targets. */
export function redirectsOf(targets: Targets): RedirectsAndIssues {
  const { library, table } = targets
  const { lines, written } = writtenIn(library)
  const issues = lines.flatMap(([path, redirect]) => checkRedirect(path, redirect, written, targets))
  const aliases = [...table.aliases].map(([from, to]) => ({ from, to }))
  return { redirects: [...aliases, ...[...written].map(([from, { to }]) => ({ from, to }))], issues }
}

/** What is wrong with redirects of the file on a later day. Looks only at those that may differ from the day before. */
export function laterRedirects(targets: Targets, before: Targets): Issue[] {
  const { lines, written } = writtenIn(targets.library)
  const others = lines.filter(([path, { to }]) => !isAsBefore(path, to, targets.table, before.table))
  return others.flatMap(([path, redirect]) => checkRedirect(path, redirect, written, targets))
}

/** Whether a redirect leads to the same page as before, from a path that is still no other's. */
function isAsBefore(path: string, to: string, { byPath, aliases }: RouteTable, before: RouteTable): boolean {
  return (
    byPath.has(to) &&
    before.byPath.has(to) &&
    !byPath.has(withEscapes(path)) &&
    aliases.get(path) === before.aliases.get(path)
  )
}

interface Lines {
  readonly lines: readonly (readonly [path: string, redirect: Redirect])[]
  readonly written: ReadonlyMap<string, Redirect>
}

/** The lines of the redirects file with their addresses in normal form. */
function writtenIn(library: Library): Lines {
  const lines = rowsOf(library.data.redirects).map(
    ({ path, from, to, page }) =>
      [path, { from, to: to !== page && isFile(to, library) ? withEscapes(to) : page }] as const,
  )
  return { lines, written: new Map(lines) }
}

/** Whether a redirect leads to what is named as it is: pages end with a slash, but files, feeds and addresses of others do not. */
function isFile(to: string, library: Library): boolean {
  return library.statics.has(to.normalize('NFC')) || isFeed(to, library)
}

interface Row extends Redirect {
  readonly path: string
  /** The target, if that is a page. */
  readonly page: string
}

/** Cached, because redirects are checked for each later day. */
function rowsOf(file: Readonly<Record<string, string>>): readonly Row[] {
  const known = rows.get(file) ?? Object.entries(file).map(([from, to]) => rowOf(from, to))
  rows.set(file, known)
  return known
}

const rows = new WeakMap<Readonly<Record<string, string>>, readonly Row[]>()

function rowOf(from: string, to: string): Row {
  return { path: oldPath(from), from, to, page: to.startsWith('/') ? withEscapes(normalise(to)) : to }
}

/** A redirect with the path of the base URL in front of both addresses, as hosts and browsers know them. */
export function belowPath(base: string, { from, to }: Redirect): Redirect {
  return { from: base + from, to: to.startsWith('/') ? base + to : to }
}

/** An old path with and without a trailing slash, but that of a file as it is. */
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
