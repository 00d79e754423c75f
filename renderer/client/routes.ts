/** `builds/meta/{id}.json`, as far as the browser reads it. */
export interface BuildMeta {
  readonly matcher: { readonly static: Readonly<Record<string, { readonly redirect?: string }>> }
  readonly prerendered: readonly string[]
}

/** What is known of a path before it is asked for. */
type Rule = { readonly kind: 'page' | 'missing' } | { readonly kind: 'redirect'; readonly to: string }

export type Match = (path: string) => Rule

/** Looks paths up in a build. Our builds list every path; the matcher's `wildcard` and `dynamic` are always empty. */
export function matcherOf({ matcher, prerendered }: BuildMeta): Match {
  const pages = new Set(prerendered)
  const rules = new Map(Object.entries(matcher.static))
  return (path) => {
    const key = path.slice(0, -1) || path
    const to = rules.get(key)?.redirect
    if (to !== undefined) return { kind: 'redirect', to }
    return { kind: pages.has(key) ? 'page' : 'missing' }
  }
}

/** As long as no build is known every path may be a page. */
export const matchAny: Match = () => ({ kind: 'page' })
