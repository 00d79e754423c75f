import type { Locale } from '../../i18n/locales.ts'
import type { Entry } from '../definitions/entry.ts'
import type { Route } from '../definitions/page.ts'
import { withLetters } from '../definitions/decoded.ts'
import { oldPathOf, pathOf, withoutLocale } from '../definitions/url.ts'
import type { MarkdownEngine } from '../markdown/markdown.ts'
import { wholeOf } from './archive.ts'
import type { LinkFault } from './external-links.ts'
import { type Group, policyOf, standInOf, translationsOf } from './groups.ts'
import type { Library } from './library.ts'
import { asLinked, nearestTo } from './nearest-address.ts'
import { parentIn } from './parents.ts'
import { hasExpired, hiddenBecause } from './publication.ts'
import type { RouteTable } from './route-table.ts'

/** Possible targets of links. `anchors` returns the ids on the page of a route, or null if they are unknown. */
export interface Targets {
  readonly library: Library
  readonly engine: MarkdownEngine
  readonly table: RouteTable
  readonly anchors: (route: Route) => ReadonlySet<string> | null
}

/** The route of an address, with letters beyond ASCII as escapes. One without a language is resolved in the language of the origin. */
export function routeTo(pathname: string, locale: Locale, targets: Targets): Route | LinkFault {
  const { locale: written, rest } = withoutLocale(pathname)
  const { table, library } = targets
  if (written) {
    const path = pathOf(written, rest)
    const exact = table.byPath.get(path)
    if (exact) return exact
    const hidden = hiddenIn(table.hiddenByPath.get(rest), written, targets)
    if (hidden) return hidden
    const moved = table.aliases.get(withLetters(path)) ?? table.aliases.get(oldPathOf(written, withLetters(rest)))
    return moved === undefined
      ? deadLink(path, table.byPath)
      : { ...deadLink(path, new Map()), hint: `it has moved to ${asLinked(moved)}` }
  }
  const id = table.groupByPath.get(rest) ?? ''
  const part = table.byGroup.get(id)?.[locale]
  if (part) return part
  // A topic without entries in this language: fall back to the whole list.
  const group = library.groups.get(wholeOf(id))
  if (group) return routeOfGroup(group, locale, targets)
  const key = withLetters(rest).slice(1)
  return (
    hiddenIn(table.hiddenByPath.get(rest) ?? key, locale, targets) ??
    hiddenIn(`pages/${key}`, locale, targets) ??
    deadLink(rest, table.groupByPath)
  )
}

function routeOfGroup(group: Group, locale: Locale, targets: Targets): Route | LinkFault {
  const { library, table } = targets
  const route = table.byGroup.get(group.id)?.[locale]
  if (route) return route
  const policy = policyOf(group, locale, library.data.settings)
  const standIn = standInOf(group, library.data.settings)
  const instead =
    policy === 'link'
      ? standIn && table.byGroup.get(group.id)?.[standIn.locale]
      : policy === 'parent'
        ? parentIn(locale, group, library, table)
        : undefined
  if (instead) return instead
  const hidden = group.hidden[locale]
  if (hidden) return aboveExpired(hidden, group, locale, targets) ?? hiddenFault(hidden, group, targets)
  return {
    code: 'dead-link',
    message: `${group.id} does not exist in \`${locale}\``,
    hint: `set \`untranslated: { ${locale}: link }\` there to link to another language`,
  }
}

/** What a link to a hidden entry leads to; undefined if a group has none in this language, and visible ones in others. */
function hiddenIn(id: string | undefined, locale: Locale, targets: Targets): Route | LinkFault | undefined {
  const group = targets.library.groups.get(id ?? '')
  if (!group) return undefined
  const isWhollyHidden = Object.keys(group.entries).length === 0
  const entry = isWhollyHidden ? translationsOf(group, targets.library.data.settings)[0] : group.hidden[locale]
  return entry && (aboveExpired(entry, group, locale, targets) ?? hiddenFault(entry, group, targets))
}

/** Links to expired entries fall back to the parent page, so that old links do not break the build. */
function aboveExpired(entry: Entry, group: Group, locale: Locale, { library, table }: Targets): Route | undefined {
  return hasExpired(entry, library.collections.get(entry.collection), library.clock)
    ? parentIn(locale, group, library, table)
    : undefined
}

function hiddenFault(entry: Entry, { id, collection }: Group, { library }: Targets): LinkFault {
  const because = hiddenBecause(entry, library.collections.get(collection), library.clock)
  return {
    code: 'hidden-link',
    message: `${id} cannot be linked, because it ${because}`,
    hint: 'publish it, or remove the link',
  }
}

function deadLink(path: string, known: ReadonlyMap<string, unknown>): LinkFault {
  const nearest = nearestTo(path, known)
  return {
    code: 'dead-link',
    message: `no page at ${withLetters(path)}`,
    expected: 'the path of a page, with or without a language',
    hint: nearest && `did you mean \`${nearest}\`?`,
  }
}
