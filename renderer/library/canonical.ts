import { withLetters } from '../definitions/decoded.ts'
import type { Locale } from '../../i18n/locales.ts'
import { type Original, type Route } from '../definitions/page.ts'
import { groupId, isHidden, isOriginal } from './groups.ts'
import { entryAt } from './library.ts'
import type { Entry } from '../definitions/entry.ts'
import { locatorOf } from '../content/front-matter.ts'
import type { Link } from '../definitions/fields/links.ts'
import { issueIn, type Issue, type IssueWords } from '../definitions/issue.ts'
import type { LinkFault } from './external-links.ts'
import { isFault, resolveLink } from './links.ts'
import type { Targets } from './link-routes.ts'
import { shownRoute } from './route-table.ts'

/** Route of the original of a copy: the same part of its archive, or else the page itself. */
export function originalOf(entry: Entry, { group }: Pick<Route, 'group'>, { table }: Targets): Original | null {
  const { copyOf: locale } = entry
  if (locale === undefined) return null
  const route = table.byGroup.get(group)?.[locale] ?? table.byGroup.get(groupId(entry))?.[locale]
  return route ? { locale, href: route.path } : null
}

/**
 * The canonical URL of an entry that is a variant: a path of the site, or an external URL. null if it is not a variant. A copy is a variant
 * of its original, or of the canonical page of that.
 */
export function canonicalOf(entry: Entry, targets: Targets): string | null {
  if (entry.copyOf !== undefined) return canonicalOfCopy(entry, entry.copyOf, targets)
  const link = linkOf(entry, targets)
  if (link === null || isFault(link)) return null
  return link.href === shownRoute(entry, targets.table)?.path ? null : link.href
}

function canonicalOfCopy(copy: Entry, locale: Locale, targets: Targets): string | null {
  const original = entryAt({ ...copy, locale }, targets.library)
  return original ? (canonicalOf(original, targets) ?? shownRoute(original, targets.table)?.path ?? null) : null
}

function hidingField({ data }: Entry): string {
  return data.noindex ? 'noindex' : 'unlisted'
}

/** Whether search engines may index the entry under its own URL. */
export function isIndexed(entry: Entry, targets: Targets): boolean {
  return !isHidden(entry) && canonicalOf(entry, targets) === null
}

/** Checks `canonical` of visible pages. */
export function checkCanonicals(targets: Targets): Issue[] {
  const entries = [...targets.library.groups.values()].flatMap((group) => Object.values(group.entries))
  return entries.flatMap((entry) => {
    const fault = isOriginal(entry) && faultOf(entry, targets)
    return fault ? [issueIn(entry.file.path, locatorOf(entry.file)(['canonical']), fault)] : []
  })
}

type Fault = LinkFault | (IssueWords & { readonly code: 'wrong-canonical' })

function faultOf(entry: Entry, targets: Targets): Fault | null {
  const link = linkOf(entry, targets)
  if (link === null || isFault(link)) return link
  if (isHidden(entry)) return contradictionOf(entry)
  if (link.external) return null
  const route = targets.table.byPath.get(link.href)
  const target = route && targets.library.groups.get(route.group)?.entries[route.locale]
  return target ? faultOfTarget(target, link, targets) : noPage(link)
}

/** The target must be indexable: neither a variant itself nor hidden from search engines. */
function faultOfTarget(target: Entry, { href }: Link, targets: Targets): Fault | null {
  const next = canonicalOf(target, targets)
  if (next !== null)
    return {
      ...wrong,
      message: `${withLetters(href)} is itself a variant of ${withLetters(next)}`,
      hint: `write ${withLetters(next)}`,
    }
  return isHidden(target)
    ? {
        ...wrong,
        message: `${withLetters(href)} has \`${hidingField(target)}\`: search engines would show neither page`,
      }
    : null
}

const wrong = { code: 'wrong-canonical', expected: 'a page that is not itself a variant' } as const

function contradictionOf(entry: Entry): Fault {
  const field = hidingField(entry)
  return {
    code: 'wrong-canonical',
    message: `\`canonical\` and \`${field}\` contradict each other`,
    expected: `only one of them: \`canonical\` for a variant of another page, \`${field}\` for a page hidden from search engines`,
  }
}

function noPage({ href }: Link): Fault {
  return {
    code: 'wrong-canonical',
    message: `${withLetters(href)} is not the path of a page`,
    expected: 'the path of a page such as /company, without query and anchor, or https://…',
  }
}

function linkOf(entry: Entry, targets: Targets): Link | LinkFault | null {
  const { canonical } = entry.data
  return canonical ? resolveLink(canonical.to, { locale: entry.locale, route: null, folder: '' }, targets) : null
}
