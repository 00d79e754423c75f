import type { NavLink, Proof } from '../definitions/context.ts'
import { labelIn } from '../definitions/fields/text.ts'
import type { DataPath } from '../definitions/issue.ts'
import type { NavigationItem } from '../definitions/settings/navigation.ts'
import type { StandIn } from '../library/fallback.ts'
import { issueAt } from '../library/data-issue.ts'
import type { Library } from '../library/library.ts'
import { cardOf, referredBy } from './cards-of.ts'
import { type ChromeSource, fillIn, linkIn } from './chrome-values.ts'
import { itemsByName, type Located } from './navigation-tree.ts'

/** An item of the menu in a language, with those below it. */
export function navLink(located: Located, menu: ChromeSource): NavLink {
  const { item } = located
  return {
    name: item.name,
    ...textsIn(located, menu),
    products: item.products,
    emergency: emergencyIn(located, menu),
    img: item.img ?? null,
    ...proofIn(located, menu),
    children: childrenOf(located, menu).map((child) => navLink(child, menu)),
  }
}

/** The items below an item. A name that is not found was one of an item that could not be read. */
function childrenOf({ item, path }: Located, { targets }: ChromeSource): Located[] {
  return item.children.flatMap((child, index) =>
    typeof child === 'string'
      ? (itemsByName(targets.library).get(child) ?? [])
      : { item: child, path: [...path, 'children', index] },
  )
}

/** What each language has of its own. */
function textsIn(
  { item, path }: Located,
  menu: ChromeSource,
): Pick<NavLink, 'title' | 'lang' | 'description' | 'link'> {
  const { locale } = menu
  const texts: (NavigationItem['languages'][string] & StandIn) | undefined = item.languages[locale]
  // What stands in is wrong where it is written.
  const at = (field: string): DataPath => [...path, 'languages', texts?.lang ?? locale, field]
  const filled = (field: 'title' | 'description'): string | undefined =>
    texts?.[field] && fillIn(texts[field], at(field), menu)
  return {
    title: filled('title') ?? '',
    ...(texts?.lang && { lang: texts.lang }),
    description: filled('description') ?? null,
    link:
      texts?.url === undefined
        ? null
        : { ...linkIn(texts.url, at('url'), menu), ...(item.target && { target: item.target }) },
  }
}

function emergencyIn({ item: { emergency }, path }: Located, menu: ChromeSource): NavLink['emergency'] {
  if (!emergency) return null
  return {
    ...emergency,
    text: labelIn(emergency.text, menu.locale),
    link: linkIn(emergency.href, [...path, 'emergency', 'href'], menu),
  }
}

function proofIn({ item, path }: Located, { file, locale, targets, issues }: ChromeSource): { proof?: Proof } {
  const { proof } = item
  if (proof === undefined) return {}
  const { library } = targets
  const group = library.groups.get(proof)
  const speaks = group && library.collections.get(group.collection)?.proof
  const sources = { locale, targets }
  const entry = speaks && referredBy(group.collection, group.key, sources)
  if (entry) return { proof: { collection: group.collection, card: cardOf(entry, sources) } }
  const field = { file, path: [...path, 'proof'] }
  issues.push(
    issueAt(library, field, {
      code: 'unknown-proof',
      message: `there is no entry \`${proof}\` that a menu group can show`,
      expected: `the key of an entry of ${proofCollections(library)}`,
    }),
  )
  return {}
}

/** Names of the collections whose cards a menu group may show, for messages. */
function proofCollections({ collections }: Library): string {
  const names = [...collections.values()].filter(({ proof }) => proof).map(({ name }) => name)
  return names.join(' or ') || 'a collection with `proof` (this theme has none)'
}
