import { inSmallLetters } from '../definitions/decoded.ts'
import type { Page } from '../definitions/page.ts'
import { LATEST_FILE } from '../definitions/url.ts'
import { compare } from '../definitions/compare.ts'
import type { Redirect } from './redirect.ts'
import { asRequested, belowPath } from './redirects.ts'
import type { TextFile } from '../definitions/collections/collection-outputs.ts'

/** Metadata of paths that the browser reads before navigating: Nuxt's route rules in the format of radix3's `exportMatcher`. */
interface RouteRules {
  readonly redirect?: string
  readonly appMiddleware?: Readonly<Record<string, true>>
}

interface RouteMatcher {
  readonly static: Readonly<Record<string, RouteRules>>
  readonly wildcard: Readonly<Record<string, RouteRules>>
  readonly dynamic: Readonly<Record<string, RouteMatcher>>
}

/**
 * `builds/meta/{id}.json`. `timestamp` (milliseconds) is the day of the latest change in content, so that the same content gives the same
 * file; the build time is in `builds/latest.json`. Its paths are those that browsers request, with the path of the base URL.
 */
export function buildMetaFile(id: string, pages: readonly Page[], redirects: readonly Redirect[], base = ''): TextFile {
  const newest = pages
    .map(({ meta }) => meta.updated ?? '')
    .toSorted(compare)
    .at(-1)
  const meta = {
    id,
    timestamp: newest ? Date.parse(`${newest}T00:00:00Z`) : 0,
    matcher: matcherOf(pages, redirects, base),
    prerendered: pages.flatMap(({ route }) => inBothCases(withoutSlash(base + route.path))).toSorted(compare),
  }
  return { path: `builds/meta/${id}.json`, content: `${JSON.stringify(meta)}\n` }
}

function matcherOf(pages: readonly Page[], redirects: readonly Redirect[], base: string): RouteMatcher {
  const guarded = pages
    .filter(({ middleware }) => middleware.length > 0)
    .flatMap(({ route, middleware }): [string, RouteRules][] => {
      const rules = { appMiddleware: Object.fromEntries(middleware.map((name) => [name, true as const])) }
      return inBothCases(withoutSlash(base + route.path)).map((path) => [path, rules])
    })
  const moved = redirects.flatMap((redirect): [string, RouteRules][] => {
    const { from, to } = belowPath(base, redirect)
    return inBothCases(asRequested(withoutSlash(from))).map((path) => [path, { redirect: to }])
  })
  return {
    static: Object.fromEntries([...guarded, ...moved].toSorted(([a], [b]) => compare(a, b))),
    wildcard: {},
    dynamic: {},
  }
}

/** `builds/latest.json`: id and time (milliseconds) of the build that is online. */
export function latestFile(id: string, timestamp: number): TextFile {
  return { path: LATEST_FILE, content: `${JSON.stringify({ id, timestamp })}\n` }
}

/**
 * An address with its escapes in large and in small letters: Apache writes small ones when it redirects, and so do other systems in their
 * links. Browsers keep them, and compare addresses letter by letter.
 */
function inBothCases(path: string): readonly string[] {
  return [...new Set([path, inSmallLetters(path)])]
}

/** Paths as Nuxt writes them: without a trailing slash, except `/`. */
function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '')
}
