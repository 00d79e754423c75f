import type { Locale } from '../../i18n/locales.ts'
import { placeInYaml, placeOfKeyInYaml } from '../content/yaml/yaml-places.ts'
import { issueIn, type Issue } from '../definitions/issue.ts'
import { byteLength } from '../definitions/letters/byte-length.ts'
import { withEscapes, withLetters } from '../definitions/decoded.ts'
import { oldPathOf, pathOf, withoutLocale } from '../definitions/url.ts'
import type { Library } from '../library/library.ts'
import type { Targets } from '../library/link-routes.ts'
import type { LinkFault } from '../library/external-links.ts'
import { isFault, resolveLink, staticAt } from '../library/links.ts'
import { oldPath, type Redirect } from './redirect.ts'

/** Redirects of the redirects file by their path in normal form. */
type Written = ReadonlyMap<string, Redirect>

/** What is wrong with the path (`key`) or the target (`value`) of a redirect. */
interface Fault extends Pick<Issue, 'code' | 'message'> {
  readonly expected: string
  readonly at: 'key' | 'value'
}

/** Finds at most one issue in a redirect: what comes first makes the others meaningless. */
export function checkRedirect(path: string, redirect: Redirect, written: Written, targets: Targets): Issue[] {
  const { library } = targets
  const fault =
    faultOfPath(path, redirect, targets) ??
    faultOfText(redirect) ??
    faultOfOther(redirect, written.get(path)) ??
    faultOfWay(redirectChain(path, written, targets)) ??
    faultOfTarget(redirect.to, targets)
  return fault ? [issueAt(redirect, fault, library)] : []
}

/** What should stand in place of what is no path. */
function expectedFor(path: string): string {
  if (/[*:]/.test(path)) return 'one path such as /de/old in each line: there are no patterns'
  const [plain = ''] = path.split('?')
  return plain === path || plain === '/' ? 'a path such as /de/old' : `${plain}, which is redirected with any query`
}

function faultOfPath(path: string, { from }: Redirect, { table }: Targets): Fault | undefined {
  const bad = (message: string, expected: string) => ({ code: 'bad-redirect', message, expected, at: 'key' }) as const
  if (!isPlainPath(path)) return bad(`\`${from}\` is not a path`, expectedFor(path))
  if ([path, `${path}/`].some((one) => table.byPath.has(withEscapes(one))))
    return bad(`${path} is a page and cannot be redirected`, 'a path that no page has')
  const alias = table.aliases.get(path)
  if (alias !== undefined) return bad(`${path} is already an alias of ${withLetters(alias)}`, 'each old path only once')
  return undefined
}

/** Targets are written into files for hosts, where some signs have a meaning. */
function faultOfText({ to }: Redirect): Fault | undefined {
  const bad = (message: string, expected: string) => ({ code: 'bad-redirect', message, expected, at: 'value' }) as const
  // First, because what follows takes quadratic time.
  if (byteLength(to) > MOST_BYTES) return bad(`the target has ${byteLength(to)} bytes`, `at most ${MOST_BYTES}`)
  const [sign] = UNFIT_IN_TARGET.exec(to) ?? []
  if (sign === undefined) return undefined
  if (sign === '\\') return bad('the target contains a backslash', 'a URL with slashes')
  return sign.trim() === ''
    ? bad('the target contains white space, which is not allowed in URLs', 'a URL with %20 instead of spaces')
    : bad(
        `the target contains \`${sign}\`, the escape of a line break or another control character`,
        'a URL without it',
      )
}

/** nginx does not start with a text of 4096 bytes, and a sign may take three. */
const MOST_BYTES = 1200

/**
 * White space ends a target in files for hosts. In that of Apache, escapes of the path are characters: a line break begins a directive. A
 * backslash is a slash for browsers, but Apache makes `https://example.com%5C@evil.example` of one before `@`, which leads to the latter.
 */
const UNFIT_IN_TARGET = /[\s\\]|(?<=^[^?#]*)%(?:[01][\dA-F]|7F)/i

/** Another line with the same path in another spelling: only one of them would hold. */
function faultOfOther({ from, to }: Redirect, last: Redirect | undefined): Fault | undefined {
  if (last === undefined || last.to === to) return undefined
  const message = `\`${from}\` and \`${last.from}\` are one path with two targets`
  return { code: 'bad-redirect', message, expected: 'each old path only once', at: 'key' }
}

/** Loops and chains. `way`: the paths that a visitor passes. */
function faultOfWay(way: readonly string[]): Fault | undefined {
  const shown = way.map(withLetters).join(' → ')
  if (way.at(-1) === way[0] || new Set(way).size < way.length)
    return {
      code: 'redirect-loop',
      message: `the redirect is circular: ${shown}`,
      expected: 'the path of a page',
      at: 'value',
    }
  if (way.length <= 2) return undefined
  const message = `the redirect leads to another redirect: ${shown}`
  return { code: 'redirect-chain', message, expected: `${withLetters(way.at(-1) ?? '')} as the target`, at: 'value' }
}

function faultOfTarget(to: string, targets: Targets): Fault | undefined {
  const { library } = targets
  const locale = library.data.settings.defaultLocale
  const link = resolveLink(to, { locale, route: null, folder: 'content' }, targets)
  if (isFault(link)) return { ...withLanguage(link, locale), at: 'value' }
  if (!mayLeadTo(to, library))
    return {
      code: 'foreign-redirect',
      message: `the redirect leads to another site: ${to}`,
      expected: 'the path of a page, or a host among `redirectHosts` of `content/site.yaml`',
      at: 'value',
    }
  if (isWhole(to, library)) return undefined
  const expected = `a path such as ${pathOf(locale, withLetters(to))}`
  return { code: 'bad-redirect', message: `${withLetters(to)} has no language`, expected, at: 'value' }
}

/** A link has no language, and the target of a redirect has one: what is told must not be the next mistake. */
function withLanguage({ expected = 'the path of a page', hint, ...link }: LinkFault, locale: Locale) {
  const meant = hint?.replace(/`(\/[^`]*)`/, (_, path: string) => {
    return `\`${withoutLocale(path).locale === null ? oldPathOf(locale, path) : path}\``
  })
  return { ...link, expected: expected.replace('with or without a language', 'with its language'), hint: meant }
}

/** Targets must be paths of the site, or on a host named in the settings; otherwise a line in a data file could send visitors anywhere. */
function mayLeadTo(to: string, { data }: Library): boolean {
  // If the settings are invalid, their list of hosts is unknown.
  if (to.startsWith('/') || data.damaged.has('site')) return true
  const { protocol, host } = new URL(to)
  return /^https?:$/.test(protocol) && data.settings.redirectHosts.includes(host)
}

/** Whether a target states everything that a redirect needs; a path without language does only if it is a file or `/`. */
function isWhole(to: string, library: Library): boolean {
  return !to.startsWith('/') || to === '/' || staticAt(to, library) !== undefined || withoutLocale(to).locale !== null
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

/** The paths that a visitor passes: the start, each redirect, the target. Stops at a cycle, and at a page. */
function redirectChain(start: string, written: Written, { table }: Targets): string[] {
  const way = [start]
  for (let next = written.get(start)?.to; next !== undefined; next = written.get(oldPath(next))?.to) {
    const seen = way.includes(next)
    way.push(next)
    if (seen || way.length > FOLLOWED || table.byPath.has(next)) break
  }
  return way
}

function issueAt({ from }: Redirect, { at, ...told }: Fault, { data }: Library): Issue {
  const { path, text } = data.files.redirects
  return issueIn(path, at === 'key' ? placeOfKeyInYaml(text, [from]) : placeInYaml(text, [from]), told)
}
