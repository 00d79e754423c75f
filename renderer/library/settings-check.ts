import { issueAt } from './data-issue.ts'
import { nearestHint } from '../content/check.ts'
import type { Issue, DataPath } from '../definitions/issue.ts'
import type { Targets } from './links.ts'

/** What the settings name must be there: pages that are offered or that list a collection, and layouts of the theme. */
export function checkSettingNames(targets: Targets, layouts: readonly string[]): Issue[] {
  const { waysOn, collections } = targets.library.data.settings
  const places = Object.entries(collections)
  return [
    ...waysOn.flatMap((path, index) => checkPage(path, ['waysOn', index], targets)),
    ...places.flatMap(([name, { list }]) => checkPage(list, ['collections', name, 'list'], targets)),
    ...places.flatMap(([name, { layout }]) => checkLayout(layout, ['collections', name, 'layout'], layouts, targets)),
  ]
}

/** A page that is hidden for a while may be named: what leads to it then leads to the page above. */
function checkPage(path: string | undefined, at: DataPath, { library, table }: Targets): Issue[] {
  const known = [...table.groupByPath.keys(), ...table.hiddenByPath.keys()]
  if (path === undefined || known.includes(path)) return []
  return [
    issueAt(
      library,
      { file: 'site', path: at },
      {
        code: 'dead-link',
        message: `\`${nameOf(at)}\` names ${path}, and there is no such page`,
        expected: 'the path of a page, without language',
        hint: nearestHint(path, known),
      },
    ),
  ]
}

function checkLayout(
  layout: string | undefined,
  at: DataPath,
  layouts: readonly string[],
  { library }: Targets,
): Issue[] {
  if (layout === undefined || layouts.includes(layout)) return []
  return [
    issueAt(
      library,
      { file: 'site', path: at },
      {
        code: 'unknown-layout',
        message: `\`${layout}\` is not a known layout`,
        expected: `one of ${layouts.join(', ')}`,
        hint: nearestHint(layout, layouts),
      },
    ),
  ]
}

function nameOf(at: DataPath): string {
  return at.filter((step) => typeof step === 'string').join('.')
}
