import { textIn, type HostRules } from './rules.ts'

interface Location {
  /** `=`, `^~`, `~`, or nothing for a prefix. */
  readonly kind: string
  readonly place: string
  readonly lines: readonly string[]
}

/** The subset of `nginx.conf` that the generator writes: headers come from the innermost block that adds one. */
export function nginxRules(out: string): HostRules {
  const text = textIn(out, 'nginx.conf')
  const locations = [...text.matchAll(/^location (?:(=|\^~|~) )?("(?:\\.|[^"])*"|\S+) \{\n([^]*?)\n\}$/gm)].map(
    ([, kind = '', place = '', body = '']) => ({ kind, place: unquoted(place), lines: body.split('\n').map(trimmed) }),
  )
  const server = text.split(/\nlocation /)[0]?.split('\n') ?? []
  const linesOf = (pathname: string): readonly string[] => locationOf(locations, pathname)?.lines ?? []
  const headers = (pathname: string): Readonly<Record<string, string>> => headersOf(server, linesOf(pathname))
  return {
    redirect: (pathname, search) => targetOf(linesOf(pathname), search),
    headers,
    notFound: (pathname) => {
      const page = pageOf(server, locationOf(locations, pathname), pathname)
      return { file: page, headers: headers(page) }
    },
    isHidden: (pathname) => linesOf(pathname).includes('return 404;'),
  }
}

/** An exact location, or else a prefix that stops the search, or else the first pattern. */
function locationOf(locations: readonly Location[], pathname: string): Location | undefined {
  return (
    locations.find(({ kind, place }) => kind === '=' && place === pathname) ??
    locations.find(({ kind, place }) => kind === '^~' && pathname.startsWith(place)) ??
    locations.find(({ kind, place }) => kind === '~' && new RegExp(place).test(pathname))
  )
}

function headersOf(server: readonly string[], lines: readonly string[]): Readonly<Record<string, string>> {
  const own = headerLines(lines)
  const [, type] = /^default_type "(.*)";$/.exec(lines.find((line) => line.startsWith('default_type')) ?? '') ?? []
  return {
    ...Object.fromEntries(own.length > 0 ? own : headerLines(server)),
    ...(type === undefined ? {} : { 'Content-Type': type }),
  }
}

function headerLines(lines: readonly string[]): [string, string][] {
  return lines.flatMap((line) => {
    const [, name = '', value] = /^add_header (\S+) (".*")(?: always)?;$/.exec(line) ?? []
    return value === undefined ? [] : [[name, unquoted(value)]]
  })
}

function targetOf(lines: readonly string[], search: string): string | undefined {
  const [, target] = /^return 301 (".*");$/.exec(lines[0] ?? '') ?? []
  return target === undefined ? undefined : unquoted(target).replace('$is_args$args', () => search)
}

function pageOf(server: readonly string[], location: Location | undefined, pathname: string): string {
  const page = errorPage(location?.lines ?? []) ?? errorPage(server) ?? '/404.html'
  const [, found = ''] = location?.kind === '~' ? (new RegExp(location.place).exec(pathname) ?? []) : []
  return page.replace('$1', () => found)
}

function errorPage(lines: readonly string[]): string | undefined {
  return lines.flatMap((line) => /^error_page 404 (\S+);$/.exec(line)?.slice(1) ?? [])[0]
}

function trimmed(line: string): string {
  return line.trim()
}

function unquoted(text: string): string {
  return text.startsWith('"') ? text.slice(1, -1).replaceAll(/\\(["\\])/g, '$1') : text
}
