import { mayBeFact, type DataFile } from '../library/site-data.ts'
import type { Locale } from '../../i18n/locales.ts'
import { allFacts } from '../content/site-facts.ts'
import { factText } from '../content/facts.ts'
import { brokenFact, fillFacts, unknownFact } from '../content/fill-facts.ts'
import { singleBraces, singleBracesFault } from '../content/single-braces.ts'
import { labelIn } from '../definitions/fields/text.ts'
import type { Link } from '../definitions/fields/links.ts'
import type { Issue, DataPath } from '../definitions/issue.ts'
import { checkChrome } from './chrome-check.ts'
import type { Chrome, NavLink, Proof } from '../definitions/context.ts'
import { issueAt, type FieldPlace } from '../library/data-issue.ts'
import { staticImage, type Library } from '../library/library.ts'
import { standInOf } from '../library/groups.ts'
import { isFault, resolveLink } from '../library/links.ts'
import type { Targets } from '../library/link-routes.ts'
import { brandOf } from '../definitions/settings/settings.ts'
import type { NavigationItem } from '../definitions/navigation.ts'
import { checkTree, itemsByName } from './navigation-tree.ts'
import type { Theme } from '../definitions/theme.ts'
import { cardOf, referredBy } from './cards-of.ts'
import { wholeOf } from '../library/archive.ts'
import { withoutLocale } from '../definitions/url.ts'

interface ChromeAndIssues {
  readonly chrome: Readonly<Record<string, Chrome>>
  readonly issues: readonly Issue[]
}

/** Content of header and footer in each language. Reports broken links and missing languages. */
export function chromeOf(targets: Targets, theme: Pick<Theme, 'vocabulary' | 'links'> = {}): ChromeAndIssues {
  const { library } = targets
  const tree = checkTree(library)
  const issues: Issue[] = [...tree, ...checkChrome(library, theme)]
  if (tree.length > 0) return { chrome: {}, issues }
  const { locales } = library.data.settings
  const chrome = Object.fromEntries(locales.map((locale) => [locale, chromeIn(locale, targets, issues)]))
  return { chrome, issues }
}

function chromeIn(locale: Locale, targets: Targets, issues: Issue[]): Chrome {
  const { navigation, footer } = targets.library.data
  const link = (file: DataFile, to: string, path: DataPath): Link => linkIn(locale, to, { file, path }, targets, issues)
  const texts = footer.languages[locale]
  const { contact } = targets.library.data.settings
  const fill = (value: string, path: DataPath): string =>
    fillIn(value, locale, { file: 'footer', path }, targets.library, issues)
  return {
    brand: brandOf(targets.library.data.settings, locale),
    home: link('navigation', '/', []),
    groups: navigation.groups.map((item, index) => navLink(item, locale, ['groups', index], targets, issues)),
    links: Object.fromEntries(
      Object.entries(navigation.links).map(([name, to]) => [name, link('navigation', to, ['links', name])]),
    ),
    groupSwitch: navigation.groupSwitch
      ? {
          group: navigation.groupSwitch.group,
          items: navigation.groupSwitch.pages.map((page, index) => ({
            label: pageLabel(page, locale, targets),
            link: link('navigation', page, ['groupSwitch', 'pages', index]),
          })),
        }
      : null,
    footer: {
      bgColor: footer.bgColor ?? null,
      phone: fill(footer.phone ?? contact.phone, ['phone']),
      email: fill(footer.email ?? contact.email, ['email']),
      claim: fill(texts?.claim ?? '', ['languages', locale, 'claim']),
      notes: Object.fromEntries(
        Object.entries(texts?.notes ?? {}).map(([name, note]) => [
          name,
          fill(note, ['languages', locale, 'notes', name]),
        ]),
      ),
      badges: (texts?.badges ?? []).map((badge, index) => fill(badge, ['languages', locale, 'badges', index])),
      logos: footer.logos.map((logo, index) => ({
        img: staticImage(logo.img, targets.library),
        alt: labelIn(logo.alt, locale),
        url: logo.url === undefined ? null : link('footer', logo.url, ['logos', index, 'url']),
        class: logo.class ?? null,
      })),
      groups: (texts?.links ?? []).map((group, at) => ({
        title: group.title,
        links: group.links.map(({ title, url }, index) => ({
          title,
          link: link('footer', url, ['languages', locale, 'links', at, 'links', index, 'url']),
        })),
      })),
      legal: (texts?.legal ?? []).map(({ title, url }, index) => ({
        title,
        link: link('footer', url, ['languages', locale, 'legal', index, 'url']),
      })),
    },
  }
}

/** A text of menu or footer with facts filled in, such as phone and email from the settings. */
function fillIn(value: string, locale: Locale, field: FieldPlace, library: Library, issues: Issue[]): string {
  const facts = allFacts(library.data.facts, library.data.settings)
  const filled = fillFacts(value, (name) => factText(facts, name, locale))
  for (const { name } of filled.unknown.filter((fact) => !mayBeFact(fact.name, library.data))) {
    issues.push(issueAt(library, field, unknownFact(name, facts, locale)))
  }
  for (const { written } of filled.broken) issues.push(issueAt(library, field, brokenFact(written)))
  for (const found of singleBraces(value, facts)) issues.push(issueAt(library, field, singleBracesFault(found)))
  return filled.text
}

function navLink(item: NavigationItem, locale: Locale, path: DataPath, targets: Targets, issues: Issue[]): NavLink {
  const texts = item.languages[locale]
  const file = 'navigation'
  const filled = (field: 'title' | 'description'): string | undefined =>
    texts?.[field] &&
    fillIn(texts[field], locale, { file, path: [...path, 'languages', locale, field] }, targets.library, issues)
  return {
    name: item.name,
    title: filled('title') ?? '',
    description: filled('description') ?? null,
    link:
      texts?.url === undefined
        ? null
        : {
            ...linkIn(locale, texts.url, { file, path: [...path, 'languages', locale, 'url'] }, targets, issues),
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

function linkIn(locale: Locale, to: string, field: FieldPlace, targets: Targets, issues: Issue[]): Link {
  const link = resolveLink(to, { locale, route: null, folder: 'content' }, targets)
  if (!isFault(link)) return link
  issues.push(issueAt(targets.library, field, { expected: 'the path of a page', ...link }))
  return { kind: 'link', href: '#', external: false, hreflang: null }
}

/** Names of the collections whose cards a menu group may show, for messages. */
function proofCollections({ collections }: Library): string {
  const names = [...collections.values()].filter(({ proof }) => proof).map(({ name }) => name)
  return names.join(' or ') || 'a collection with `proof` (this theme has none)'
}

/** The label of the page at a path, in a language or its fallback; empty if there is none. */
function pageLabel(path: string, locale: Locale, { library, table }: Targets): string {
  const group = library.groups.get(wholeOf(table.groupByPath.get(withoutLocale(path).rest) ?? ''))
  const entry = group && (group.entries[locale] ?? standInOf(group, library.data.settings))
  return entry?.data.label ?? entry?.data.title ?? ''
}
