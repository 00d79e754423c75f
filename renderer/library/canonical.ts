import type { Entry } from '../definitions/collection.ts'
import { locatorOf } from '../content/source-file.ts'
import type { Link } from '../definitions/fields.ts'
import { issueIn, type Issue } from '../definitions/issue.ts'
import type { LinkFault } from './external-links.ts'
import { isFault, resolveLink, type Targets } from './links.ts'

/** The canonical URL of an entry that is a variant: a path of the site, or an external URL. null if it is not a variant. */
export function canonicalOf(entry: Entry, targets: Targets): string | null {
  const link = linkOf(entry, targets)
  if (link === null || isFault(link)) return null
  return link.href === pathOfEntry(entry, targets) ? null : link.href
}

/** Whether search engines may index the entry under its own URL. */
export function isIndexed(entry: Entry, targets: Targets): boolean {
  return !entry.data.noindex && canonicalOf(entry, targets) === null
}

/** Checks `canonical` of visible pages. */
export function checkCanonicals(targets: Targets): Issue[] {
  return targets.table.routes.flatMap(({ group, locale }) => {
    const entry = targets.library.groups.get(group)?.entries[locale]
    const fault = entry && faultOf(entry, targets)
    return fault ? [issueIn(entry.file.path, locatorOf(entry.file)(['canonical']), fault)] : []
  })
}

type Fault = LinkFault | (Pick<Issue, 'message' | 'expected' | 'hint'> & { readonly code: 'wrong-canonical' })

function faultOf(entry: Entry, targets: Targets): Fault | null {
  const link = linkOf(entry, targets)
  if (link === null || isFault(link)) return link
  if (entry.data.noindex) return contradiction
  if (link.external) return null
  const route = targets.table.byPath.get(link.href)
  const target = route && targets.library.groups.get(route.group)?.entries[route.locale]
  return target ? faultOfTarget(target, link, targets) : noPage(link)
}

/** The target must be indexable: neither a variant itself nor hidden from search engines. */
function faultOfTarget(target: Entry, { href }: Link, targets: Targets): Fault | null {
  const next = canonicalOf(target, targets)
  if (next !== null) return { ...wrong, message: `${href} is itself a variant of ${next}`, hint: `write ${next}` }
  return target.data.noindex
    ? { ...wrong, message: `${href} has \`noindex\`: search engines would show neither page` }
    : null
}

const wrong = { code: 'wrong-canonical', expected: 'a page that is not itself a variant' } as const

const contradiction: Fault = {
  code: 'wrong-canonical',
  message: '`canonical` and `noindex` contradict each other',
  expected:
    'only one of them: `canonical` for a variant of another page, `noindex` for a page hidden from search engines',
}

function noPage({ href }: Link): Fault {
  return {
    code: 'wrong-canonical',
    message: `${href} is not the path of a page`,
    expected: 'the path of a page such as /company, without query and anchor, or https://…',
  }
}

function linkOf(entry: Entry, targets: Targets): Link | LinkFault | null {
  const { canonical } = entry.data
  return canonical ? resolveLink(canonical.to, { locale: entry.locale, route: null, folder: '' }, targets) : null
}

function pathOfEntry({ collection, key, locale }: Entry, { table }: Targets): string | undefined {
  return table.byGroup.get(`${collection}/${key}`)?.[locale]?.path
}
