import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isRegularFile } from '../../output/stats-of.ts'

/** How a host answers requests besides sending files. Paths are decoded: `/de/größe/`. */
export interface HostRules {
  /** The target of an old path, with the query of the visitor. */
  readonly redirect: (pathname: string, search: string) => string | undefined
  /** Headers of an existing file. */
  readonly headers: (pathname: string) => Readonly<Record<string, string>>
  /** The address of the not-found page, and headers, for a missing path. */
  readonly notFound: (pathname: string) => { readonly file: string; readonly headers: Readonly<Record<string, string>> }
  /** Whether the host hides a file. */
  readonly isHidden: (pathname: string) => boolean
}

/** An old path as written in the file, and its target. */
export type Redirects = ReadonlyMap<string, string>

/** Looks up a path with and without a trailing slash. The query is kept if the target has none. */
export function redirectIn(redirects: Redirects, pathname: string, search: string): string | undefined {
  const target = redirects.get(pathname) ?? redirects.get(`${pathname}/`)
  return target === undefined || /[?#]/.test(target) ? target : target + search
}

/** Whether a path matches a pattern such as `/assets/*`, `/*.ics` or `/404.html`. */
export function matches(pattern: string, pathname: string): boolean {
  const star = pattern.indexOf('*')
  if (star === -1) return pathname === pattern
  const [start, end] = [pattern.slice(0, star), pattern.slice(star + 1)]
  return pathname.startsWith(start) && pathname.endsWith(end) && pathname.length >= start.length + end.length
}

/** The text of a file of the output; empty if it does not exist. */
export function textIn(out: string, file: string): string {
  const found = path.join(out, file)
  return isRegularFile(found) ? readFileSync(found, 'utf8') : ''
}
