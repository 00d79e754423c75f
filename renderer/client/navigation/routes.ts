/** The fields of `builds/meta/{id}.json` that the browser uses. */
export interface BuildMeta {
  readonly matcher: { readonly static: Readonly<Record<string, { readonly redirect?: string }>> }
  readonly prerendered: readonly string[]
}

/** What is known of a path before it is requested. */
type Rule =
  | { readonly kind: 'page' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'redirect'; readonly to: string }

export type Match = (path: string) => Rule

/** Looks up paths in a build. Builds list every path; `wildcard` and `dynamic` of the matcher are always empty. */
export function matcherOf({ matcher, prerendered }: BuildMeta): Match {
  const pages = new Set(prerendered)
  return (path) => {
    const key = path.slice(0, -1) || path
    const to = matcher.static[key]?.redirect
    if (to) return { kind: 'redirect', to }
    return { kind: pages.has(key) ? 'page' : 'missing' }
  }
}

/** Used while no build is known: every path may be a page. */
export const matchAny: Match = () => ({ kind: 'page' })
