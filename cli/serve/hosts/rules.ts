import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** What a host does with the addresses of an output, beside sending its files. Paths are decoded: `/de/größe/`. */
export interface HostRules {
  /** Where an old address leads on, with the visitor's query. */
  readonly redirect: (pathname: string, search: string) => string | undefined
  /** The headers of a file that is there. */
  readonly headers: (pathname: string) => Readonly<Record<string, string>>
  /** The file to show where nothing is, and its headers. */
  readonly notFound: (pathname: string) => { readonly file: string; readonly headers: Readonly<Record<string, string>> }
  /** Whether the host keeps a file to itself. */
  readonly isHidden: (pathname: string) => boolean
}

/** An old address as it is written in a file, and where it leads. */
export type Redirects = ReadonlyMap<string, string>

/** Looks an address up, with the slash at its end and without. The query goes along where the target has none of its own. */
export function redirectIn(redirects: Redirects, pathname: string, search: string): string | undefined {
  const target = redirects.get(pathname) ?? redirects.get(`${pathname}/`)
  return target === undefined || /[?#]/.test(target) ? target : target + search
}

/** Whether a pattern such as `/assets/*`, `/*.ics` or `/404.html` means a path. */
export function matches(pattern: string, pathname: string): boolean {
  const star = pattern.indexOf('*')
  if (star === -1) return pathname === pattern
  const [start, end] = [pattern.slice(0, star), pattern.slice(star + 1)]
  return pathname.startsWith(start) && pathname.endsWith(end) && pathname.length >= start.length + end.length
}

/** The text of a file of the output, and nothing where it is not there. */
export function textIn(out: string, file: string): string {
  const found = path.join(out, file)
  return statSync(found, { throwIfNoEntry: false })?.isFile() ? readFileSync(found, 'utf8') : ''
}
