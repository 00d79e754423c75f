import type { Locale } from '../../i18n/locales.ts'
import { allFacts, factText, fillFacts, unknownFact } from './facts.ts'
import type { Link } from './fields.ts'
import type { Issue } from './issue.ts'
import { standInOf, type DataFile, type Library } from './library.ts'
import { isFault, resolveLink, type Targets } from './links.ts'
import type { NavigationItem } from './navigation.ts'
import type { Chrome, NavLink, Proof } from './theme.ts'
import { placeInYaml, type DataPath } from './yaml.ts'
import { pageLabel } from './page-label.ts'
import { proofOf } from './cards-of.ts'

/** Deepest menu that a visitor can find the way through. */
const MAX_DEPTH = 5

export interface ChromeAndIssues {
  readonly chrome: Readonly<Record<string, Chrome>>
  readonly issues: readonly Issue[]
}

/** What header and footer show, for each language. A link to nothing or an item without a needed language is an issue. */
export function chromeOf(targets: Targets): ChromeAndIssues {
  const { library } = targets
  const issues: Issue[] = checkTree(library)
  if (issues.length > 0) return { chrome: {}, issues }
  const { locales } = library.data.settings
  const chrome = Object.fromEntries(locales.map((locale) => [locale, chromeIn(locale, targets, issues)]))
  return { chrome, issues }
}

function chromeIn(locale: Locale, targets: Targets, issues: Issue[]): Chrome {
  const { navigation, footer } = targets.library.data
  const link = (file: DataFile, to: string, path: DataPath): Link => linkIn(locale, to, { file, path }, targets, issues)
  const texts = footer.languages[locale]
  const fill = (value: string, path: DataPath): string =>
    fillIn(value, locale, { file: 'footer', path }, targets.library, issues)
  if (!texts)
    issues.push(
      issueAt(
        targets.library,
        { file: 'footer', path: ['languages'] },
        'missing-language',
        `the footer has no texts in \`${locale}\``,
        `languages: { ${locale}: … }`,
      ),
    )
  return {
    home: link('navigation', '/', []),
    groups: navigation.groups.map((item, index) => navLink(item, locale, ['groups', index], targets, issues)),
    career: link('navigation', navigation.career, ['career']),
    contact: link('navigation', navigation.contact, ['contact']),
    privacy: navigation.privacy === undefined ? null : link('navigation', navigation.privacy, ['privacy']),
    blogSwitch: navigation.blogSwitch
      ? {
          group: navigation.blogSwitch.group,
          items: navigation.blogSwitch.pages.map((page, index) => ({
            label: pageLabel(page, locale, targets),
            link: link('navigation', page, ['blogSwitch', 'pages', index]),
          })),
        }
      : null,
    footer: {
      bgColor: footer.bgColor ?? null,
      phone: fill(footer.phone, ['phone']),
      email: fill(footer.email, ['email']),
      claim: fill(texts?.claim ?? '', ['languages', locale, 'claim']),
      priceNote: fill(texts?.priceNote ?? '', ['languages', locale, 'priceNote']),
      badges: (texts?.badges ?? []).map((badge, index) => fill(badge, ['languages', locale, 'badges', index])),
      logos: footer.logos.map((logo, index) => ({
        img: logo.img,
        alt: logo.alt,
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

/** A text of the menu or the footer with its facts; phone and e-mail are stated in the settings and referred to here. */
function fillIn(value: string, locale: Locale, field: FieldPlace, library: Library, issues: Issue[]): string {
  const facts = allFacts(library.data.facts, library.data.settings)
  const filled = fillFacts(value, (name) => factText(facts, name, locale))
  for (const { name } of filled.unknown) {
    const { code, message, expected = '', hint } = unknownFact(name, facts, locale)
    issues.push({ ...issueAt(library, field, code, message, expected), ...(hint && { hint }) })
  }
  return filled.text
}

function navLink(item: NavigationItem, locale: Locale, path: DataPath, targets: Targets, issues: Issue[]): NavLink {
  const texts = item.languages[locale]
  const file = 'navigation'
  if (!texts) {
    issues.push(
      issueAt(
        targets.library,
        { file, path: [...path, 'languages'] },
        'missing-language',
        `\`${item.name}\` has no texts in \`${locale}\``,
        `languages: { ${locale}: { title: … } }`,
      ),
    )
  }
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
        : linkIn(locale, texts.url, { file, path: [...path, 'languages', locale, 'url'] }, targets, issues),
    products: item.products,
    emergency: item.emergency
      ? {
          ...item.emergency,
          text: inLanguage(item.emergency.text, locale),
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
  const entry = group && (group.entries[locale] ?? standInOf(group, library.data.settings))
  const found = entry ? proofOf(entry, { locale, targets }) : null
  if (found) return { proof: found }
  issues.push(
    issueAt(
      library,
      { file: 'navigation', path },
      'unknown-proof',
      `there is no case study or event \`${proof}\``,
      'a key such as casestudies/hallbrueck or events/workshop',
    ),
  )
  return {}
}

/** A label that is the same in all languages, or written for each. */
function inLanguage(label: string | Partial<Record<Locale, string>>, locale: Locale): string {
  return typeof label === 'string' ? label : (label[locale] ?? Object.values(label)[0] ?? '')
}

interface FieldPlace {
  readonly file: DataFile
  readonly path: DataPath
}

function linkIn(locale: Locale, to: string, field: FieldPlace, targets: Targets, issues: Issue[]): Link {
  const link = resolveLink(to, { locale, route: null, folder: 'content' }, targets)
  if (!isFault(link)) return link
  const { code, message, expected, hint } = link
  issues.push({
    ...issueAt(targets.library, field, code, message, expected ?? 'the path of a page'),
    ...(hint && { hint }),
  })
  return { kind: 'link', href: '#', external: false, hreflang: null }
}

function issueAt(library: Library, { file, path }: FieldPlace, code: string, message: string, expected: string): Issue {
  const source = library.data.files[file]
  const { line, column } = placeInYaml(source.text, path)
  return { code, severity: 'error', file: source.path, line, column, message, expected }
}

interface Located {
  readonly item: NavigationItem
  readonly path: DataPath
}

function itemsByName(library: Library): Map<string, Located> {
  const collect = (items: readonly (NavigationItem | string)[], base: DataPath): Located[] =>
    items.flatMap((item, index) =>
      typeof item === 'string'
        ? []
        : [{ item, path: [...base, index] }, ...collect(item.children, [...base, index, 'children'])],
    )
  return new Map(collect(library.data.navigation.groups, ['groups']).map((located) => [located.item.name, located]))
}

/** Names that lead in a circle, that do not exist, and menus that are too deep. */
function checkTree(library: Library): Issue[] {
  const byName = itemsByName(library)
  const walk = ({ item, path }: Located, trail: readonly string[]): Issue[] => {
    const way = [...trail, item.name]
    const field = { file: 'navigation', path } as const
    if (trail.includes(item.name))
      return [
        issueAt(
          library,
          field,
          'circular-navigation',
          `the navigation leads in a circle: ${way.join(' › ')}`,
          'a tree: no item among its own children',
        ),
      ]
    if (way.length > MAX_DEPTH)
      return [
        issueAt(
          library,
          field,
          'deep-navigation',
          `the navigation is ${way.length} levels deep: ${way.join(' › ')}`,
          `at most ${MAX_DEPTH} levels`,
        ),
      ]
    return item.children.flatMap((child, index) => {
      if (typeof child !== 'string') return walk({ item: child, path: [...path, 'children', index] }, way)
      const target = byName.get(child)
      if (target) return walk(target, way)
      return [
        issueAt(
          library,
          { file: 'navigation', path: [...path, 'children', index] },
          'unknown-item',
          `no navigation item is named \`${child}\``,
          [...byName.keys()].join(', '),
        ),
      ]
    })
  }
  return library.data.navigation.groups.flatMap((item, index) => walk({ item, path: ['groups', index] }, []))
}
