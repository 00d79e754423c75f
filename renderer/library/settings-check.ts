import { issueAt } from './data-issue.ts'
import type { Names } from '../content/known.ts'
import { didYouMean, nearestHint } from '../content/nearest.ts'
import { withLetters } from '../definitions/decoded.ts'
import { placeOfKeyInYaml } from '../content/yaml/yaml-places.ts'
import { issueIn, type Issue, type DataPath } from '../definitions/issue.ts'
import type { Theme } from '../definitions/theme.ts'
import type { Library } from './library.ts'
import type { Targets } from './link-routes.ts'

/** Checks that collections, pages, layouts, menu groups and scripts named in the settings exist. */
export function checkSettingNames(
  targets: Targets,
  theme: Pick<Theme, 'layouts' | 'scripts' | 'serviceTexts'>,
): Issue[] {
  const { library } = targets
  const { waysOn, collections, scripts } = library.data.settings
  const [layouts, scriptNames] = [Object.keys(theme.layouts), Object.keys(theme.scripts ?? {})]
  const places = Object.entries(collections)
  const groups = library.data.damaged.has('navigation') ? [] : library.data.navigation.groups.map(({ name }) => name)
  return [
    ...places.flatMap(([name]) => checkCollection(name, library)),
    ...waysOn.flatMap((path, index) => checkPage(path, ['waysOn', index], targets)),
    ...places.flatMap(([name, { list }]) => checkPage(list, ['collections', name, 'list'], targets)),
    ...places.flatMap(([name, { layout }]) =>
      checkName(layout, { kind: 'layout', known: layouts }, ['collections', name, 'layout'], library),
    ),
    ...places.flatMap(([name, { group }]) => checkGroup(group, ['collections', name, 'group'], groups, library)),
    ...scripts.flatMap((name, index) =>
      checkName(name, { kind: 'script', known: scriptNames }, ['scripts', index], library),
    ),
    ...checkServiceTexts(library, theme),
  ]
}

/** The settings of a misspelt collection would apply to nothing, and its addresses would change. */
function checkCollection(name: string, { collections, data }: Library): Issue[] {
  const known = [...collections.keys()]
  if (known.includes(name)) return []
  const { site } = data.files
  return [
    issueIn(site.path, placeOfKeyInYaml(site.text, ['collections', name]), {
      code: 'unknown-collection',
      message: `the theme has no collection \`${name}\``,
      expected: `one of ${known.join(', ')}`,
      hint: nearestHint(name, known),
    }),
  ]
}

/** Entries may have a group that is not in the menu, but one that is almost equal to a name of the menu is a typo. */
function checkGroup(group: string | undefined, at: DataPath, known: readonly string[], library: Library): Issue[] {
  if (group === undefined || !didYouMean(group, known)) return []
  return checkName(group, { kind: 'group', known }, at, library)
}

/** A temporarily hidden page may be named: links to it lead to the parent page meanwhile. */
function checkPage(path: string | undefined, at: DataPath, { library, table }: Targets): Issue[] {
  const known = [...table.groupByPath.keys(), ...table.hiddenByPath.keys()].map(withLetters)
  if (path === undefined || known.includes(path)) return []
  return [
    issueAt(
      library,
      { file: 'site', path: at },
      {
        code: 'dead-link',
        message: `\`${nameOf(at)}\` names ${path}, but there is no such page`,
        expected: 'the path of a page, without a language',
        hint: nearestHint(path, known),
      },
    ),
  ]
}

/** A name that the theme must define, such as a layout. */
function checkName(name: string | undefined, { kind, known }: Names, at: DataPath, library: Library): Issue[] {
  if (name === undefined || known.includes(name)) return []
  return [
    issueAt(
      library,
      { file: 'site', path: at },
      {
        code: `unknown-${kind}`,
        message: `\`${name}\` is not a known ${kind}`,
        expected: known.length > 0 ? `one of ${known.join(', ')}` : 'none, because the theme defines none',
        hint: nearestHint(name, known),
      },
    ),
  ]
}

function checkServiceTexts(library: Library, { serviceTexts }: Pick<Theme, 'serviceTexts'>): Issue[] {
  if (serviceTexts || Object.keys(library.data.settings.services).length === 0) return []
  return [
    issueAt(
      library,
      { file: 'site', path: ['services'] },
      {
        code: 'missing-service-texts',
        message: 'the theme has no texts about services',
        expected: '`serviceTexts` in the theme, as in docs/services.md of kartograf',
      },
    ),
  ]
}

function nameOf(at: DataPath): string {
  return at.filter((step) => typeof step === 'string').join('.')
}
