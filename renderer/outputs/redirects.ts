import type { Issue } from '../definitions/issue.ts'
import { isFeed } from '../library/feed-links.ts'
import type { Library } from '../library/library.ts'
import type { Targets } from '../library/link-routes.ts'
import { checkRedirect } from './check-redirect.ts'
import { normalise, oldPath, type Redirect } from './redirect.ts'

interface RedirectsAndIssues {
  readonly redirects: readonly Redirect[]
  readonly issues: readonly Issue[]
}

/** Aliases of content and the redirects file as one list. Reports chains, loops, existing sources and missing targets. */
export function redirectsOf(targets: Targets): RedirectsAndIssues {
  const { library, table } = targets
  const lines = Object.entries(library.data.redirects).map(
    ([from, to]) => [oldPath(from), { from, to: newAddress(to, library) }] as const,
  )
  const written = new Map(lines)
  const issues = lines.flatMap(([path, redirect]) => checkRedirect(path, redirect, written, targets))
  const aliases = [...table.aliases].map(([from, to]) => ({ from, to }))
  return { redirects: [...aliases, ...[...written].map(([from, { to }]) => ({ from, to }))], issues }
}

/** The normal form of a target: pages end with a slash, but files and feeds are named as they are. */
function newAddress(to: string, library: Library): string {
  const isAsWritten = !to.startsWith('/') || library.statics.has(to) || isFeed(to, library)
  return isAsWritten ? to : normalise(to)
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
