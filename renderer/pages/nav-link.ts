import type { Locale } from '../../i18n/locales.ts'
import type { NavLink, Proof } from '../definitions/context.ts'
import { labelIn } from '../definitions/fields/text.ts'
import type { DataPath, Issue } from '../definitions/issue.ts'
import type { NavigationItem } from '../definitions/navigation.ts'
import type { StandIn } from '../library/fallback.ts'
import { issueAt, type FieldPlace } from '../library/data-issue.ts'
import type { Library } from '../library/library.ts'
import type { Targets } from '../library/link-routes.ts'
import { cardOf, referredBy } from './cards-of.ts'
import { fillIn, linkIn } from './chrome-values.ts'
import { itemsByName } from './navigation-tree.ts'

/** An item of the menu in a language, with those below it. */
export function navLink(
  item: NavigationItem,
  locale: Locale,
  path: DataPath,
  targets: Targets,
  issues: Issue[],
): NavLink {
  const texts: (NavigationItem['languages'][Locale] & StandIn) | undefined = item.languages[locale]
  const file = 'navigation'
  // What stands in is wrong where it is written.
  const at = (field: string): FieldPlace => ({ file, path: [...path, 'languages', texts?.lang ?? locale, field] })
  const filled = (field: 'title' | 'description'): string | undefined =>
    texts?.[field] && fillIn(texts[field], locale, at(field), targets.library, issues)
  return {
    name: item.name,
    title: filled('title') ?? '',
    ...(texts?.lang && { lang: texts.lang }),
    description: filled('description') ?? null,
    link:
      texts?.url === undefined
        ? null
        : {
            ...linkIn(locale, texts.url, at('url'), targets, issues),
            ...(item.target && { target: item.target }),
          },
    products: item.products,
    emergency: item.emergency
      ? {
          ...item.emergency,
          text: labelIn(item.emergency.text, locale),
          link: linkIn(locale, item.emergency.href, { file, path: [...path, 'emergency', 'href'] }, targets, issues),
        }
      : null,
    img: item.img ?? null,
    ...proofIn(item, locale, [...path, 'proof'], targets, issues),
    children: item.children.map((child, index) => {
      const target =
        typeof child === 'string'
          ? itemsByName(targets.library).get(child)
          : { item: child, path: [...path, 'children', index] }
      return navLink(target?.item ?? item, locale, target?.path ?? path, targets, issues)
    }),
  }
}

function proofIn(
  { proof }: NavigationItem,
  locale: Locale,
  path: DataPath,
  targets: Targets,
  issues: Issue[],
): { proof?: Proof } {
  if (proof === undefined) return {}
  const { library } = targets
  const group = library.groups.get(proof)
  const speaks = group && library.collections.get(group.collection)?.proof
  const sources = { locale, targets }
  const entry = speaks && referredBy(group.collection, group.key, sources)
  if (entry) return { proof: { collection: group.collection, card: cardOf(entry, sources) } }
  issues.push(
    issueAt(
      library,
      { file: 'navigation', path },
      {
        code: 'unknown-proof',
        message: `there is no entry \`${proof}\` that a menu group can show`,
        expected: `the key of an entry of ${proofCollections(library)}`,
      },
    ),
  )
  return {}
}

/** Names of the collections whose cards a menu group may show, for messages. */
function proofCollections({ collections }: Library): string {
  const names = [...collections.values()].filter(({ proof }) => proof).map(({ name }) => name)
  return names.join(' or ') || 'a collection with `proof` (this theme has none)'
}
