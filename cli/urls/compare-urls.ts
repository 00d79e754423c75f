import { withLetters } from '../../renderer/definitions/decoded.ts'
import type { Locale } from '../../i18n/locales.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { issueIn, START, type Issue } from '../../renderer/definitions/issue.ts'
import { withoutLocale, withSlash } from '../../renderer/definitions/url.ts'
import { groupsAt, type Library } from '../../renderer/library/library.ts'
import { hasExpired } from '../../renderer/library/publication.ts'
import { routesOf } from '../../renderer/library/routes.ts'
import type { Redirect } from '../../renderer/outputs/redirect.ts'
import { readUrlList, URL_LIST, type Listed } from './url-list.ts'

/** The parts of a site that determine its addresses. */
interface SiteUrls {
  readonly library: Library
  readonly redirects: readonly Redirect[]
}

/**
 * Addresses that others can link to, pages and files, with letters in place of escapes: the list is for people. Further pages of a list are
 * left out, because their number changes.
 */
function publicAddresses(library: Library): string[] {
  const pages = routesOf(library).table.routes.filter(({ part }) => !part)
  const files = [...library.statics].filter((file) => !file.startsWith('/.well-known/'))
  return [...pages.map(({ path }) => path), ...files].map(withLetters)
}

/** The difference between a list of addresses and a site. */
interface Comparison {
  readonly vanished: readonly Listed[]
  readonly added: readonly string[]
}

/** An expired page does not count as vanished: its authors set the date. */
export function compareUrls(listed: readonly Listed[], { library, redirects }: SiteUrls): Comparison {
  const present = publicAddresses(library)
  const known = new Set([...present, ...expiredAddresses(library), ...redirects.map(({ from }) => from)].map(withSlash))
  const before = new Set(listed.map(({ address }) => withSlash(address)))
  return {
    vanished: listed.filter(({ address }) => !known.has(withSlash(address))),
    added: present.filter((address) => !before.has(withSlash(address))),
  }
}

function expiredAddresses(library: Library): string[] {
  const { collections, clock, groups } = library
  const shown = new Set([...groups.values()].flatMap(({ entries }) => Object.values(entries)))
  const isKnown = groupsAt(
    library,
    (entry) => shown.has(entry) || hasExpired(entry, collections.get(entry.collection), clock),
  )
  return publicAddresses({ ...library, groups: isKnown })
}

/** Issues of a site with a list: vanished addresses, and a warning if new ones are missing from the list. */
export function urlIssues(root: string, site: SiteUrls): Issue[] {
  const list = readUrlList(root)
  if (!list) return []
  const { vanished, added } = compareUrls(list.listed, site)
  const proposed = vanished.length > 0 ? proposals(added, publicAddresses(site.library)) : undefined
  const gone = vanished.map(({ address, line }) =>
    issueIn(
      URL_LIST,
      { line, column: 1 },
      {
        code: 'vanished-address',
        message: `${address} has been public, but no longer exists`,
        expected: 'a page, a file or a redirect at this address',
        hint: hintFor(address, proposed?.(address)),
      },
    ),
  )
  return [...list.issues, ...gone, ...(added.length > 0 && !site.library.clock.drafts ? [unlisted(added)] : [])]
}

function unlisted(added: readonly string[]): Issue {
  const shown = added.slice(0, 3).join(', ')
  const rest = added.length > 3 ? ` and ${added.length - 3} more` : ''
  return issueIn(URL_LIST, START, {
    code: 'unlisted-address',
    severity: 'warning',
    message: `the list lacks ${added.length === 1 ? 'an address' : `${added.length} addresses`}: ${shown}${rest}`,
    expected: 'every public address',
    hint: 'run `kartograf urls --write`, and commit the list',
  })
}

function hintFor(address: string, target: string | undefined): string {
  const redirect =
    target === undefined
      ? ''
      : `write \`${address.replace(/(.)\/$/, '$1')}: ${target}\` into content/redirects.yaml, or, `
  return `${redirect}if it is to be gone: \`kartograf urls --remove ${address}\``
}

/**
 * The most likely new address of each that has vanished: a new page with the same last segment or a similar path, or else the page above.
 * If a collection gets another path, thousands vanish and as many are new, so both are sorted once.
 */
export function proposals(
  added: readonly string[],
  present: readonly string[],
): (address: string) => string | undefined {
  const [fresh, all] = [byLanguage(added), byLanguage(present)]
  const known = new Set(present)
  return (address) => {
    const { locale } = withoutLocale(address)
    const name = lastName(address)
    const candidates = fresh.get(locale)
    return (
      candidates?.byName.get(name) ??
      didYouMean(address, candidates?.addresses ?? []) ??
      all.get(locale)?.byName.get(name) ??
      above(address).find((parent) => known.has(parent))
    )
  }
}

interface OfLanguage {
  readonly addresses: string[]
  /** By the last segment; of several with the same, the first. */
  readonly byName: Map<string, string>
}

function byLanguage(addresses: readonly string[]): Map<Locale | null, OfLanguage> {
  const languages = new Map<Locale | null, OfLanguage>()
  for (const address of addresses) {
    const { locale } = withoutLocale(address)
    const own = languages.get(locale) ?? { addresses: [], byName: new Map<string, string>() }
    languages.set(locale, own)
    own.addresses.push(address)
    if (!own.byName.has(lastName(address))) own.byName.set(lastName(address), address)
  }
  return languages
}

function lastName(address: string): string {
  return address.split('/').findLast(Boolean) ?? ''
}

/** `/de/a/b/` → `/de/a/`, `/de/` */
function above(address: string): string[] {
  const steps = address.split('/').filter(Boolean)
  return steps
    .map((_, index) => `/${steps.slice(0, index).join('/')}/`)
    .slice(1)
    .toReversed()
}
