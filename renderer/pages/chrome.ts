import type { Locale } from '../../i18n/locales.ts'
import type { Chrome } from '../definitions/context.ts'
import { withEscapes } from '../definitions/decoded.ts'
import type { Issue } from '../definitions/issue.ts'
import { brandOf } from '../definitions/settings/settings.ts'
import type { Theme } from '../definitions/theme.ts'
import { withoutLocale } from '../definitions/url.ts'
import { wholeOf } from '../library/archive.ts'
import { standInOf } from '../library/groups.ts'
import type { Targets } from '../library/link-routes.ts'
import { checkChrome } from './chrome-check.ts'
import { type ChromeSource, linkIn } from './chrome-values.ts'
import { footerIn } from './footer.ts'
import { navLink } from './nav-link.ts'
import { checkTree } from './navigation-tree.ts'

interface ChromeAndIssues {
  readonly chrome: Readonly<Record<string, Chrome>>
  readonly issues: readonly Issue[]
}

/** Content of header and footer in each language. Reports broken links and missing languages. */
export function chromeOf(
  targets: Targets,
  theme: Pick<Theme, 'vocabulary' | 'links' | 'legalLinks'> = {},
): ChromeAndIssues {
  const { library } = targets
  const tree = checkTree(library)
  const issues: Issue[] = [...tree, ...checkChrome(library, theme)]
  if (tree.length > 0) return { chrome: {}, issues }
  const { locales } = library.data.settings
  const chrome = Object.fromEntries(locales.map((locale) => [locale, chromeIn(locale, targets, issues)]))
  return { chrome, issues }
}

function chromeIn(locale: Locale, targets: Targets, issues: Issue[]): Chrome {
  const { settings, navigation } = targets.library.data
  const menu: ChromeSource = { file: 'navigation', locale, targets, issues }
  return {
    brand: brandOf(settings, locale),
    home: linkIn('/', [], menu),
    groups: navigation.groups.map((item, index) => navLink({ item, path: ['groups', index] }, menu)),
    links: Object.fromEntries(
      Object.entries(navigation.links).map(([name, to]) => [name, linkIn(to, ['links', name], menu)]),
    ),
    groupSwitch: groupSwitchIn(menu),
    footer: footerIn({ ...menu, file: 'footer' }),
  }
}

/** Links between the pages of a group that visitors switch between. */
function groupSwitchIn(menu: ChromeSource): Chrome['groupSwitch'] {
  const { locale, targets } = menu
  const { groupSwitch } = targets.library.data.navigation
  if (!groupSwitch) return null
  const items = groupSwitch.pages.map((page, index) => ({
    label: pageLabel(page, locale, targets),
    link: linkIn(page, ['groupSwitch', 'pages', index], menu),
  }))
  return { group: groupSwitch.group, items }
}

/** The label of the page at a path, in a language or its fallback; empty if there is none. */
function pageLabel(path: string, locale: Locale, { library, table }: Targets): string {
  const group = library.groups.get(wholeOf(table.groupByPath.get(withoutLocale(withEscapes(path)).rest) ?? ''))
  const entry = group && (group.entries[locale] ?? standInOf(group, library.data.settings))
  return entry?.data.label ?? entry?.data.title ?? ''
}
