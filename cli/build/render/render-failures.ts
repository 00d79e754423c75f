import { withLetters } from '../../../renderer/definitions/decoded.ts'
import { pathToFileURL } from 'node:url'
import { issueIn, START, type Issue } from '../../../renderer/definitions/issue.ts'
import { templateName, type Page } from '../../../renderer/definitions/page.ts'
import type { Theme } from '../../../renderer/definitions/theme.ts'
import { expectedOf } from '../../../renderer/definitions/theme/theme-results.ts'
import { sourceOf } from '../../../renderer/library/library.ts'
import type { LoadedSite } from '../../content/loaded.ts'
import { relativePath } from '../../output/paths.ts'
import { BROKEN } from '../../theme/faults/fault-issues.ts'
import { withPlaces } from './cause-places.ts'
import { islandPlace } from './island-place.ts'
import { adviceOn } from './render-advice.ts'
import { type Cause, causesOf, togetherInComponents } from './render-causes.ts'
import type { RenderResult } from '../../output/render-result.ts'
import { valuePlace } from './value-place.ts'

/** Maximum number of paths listed in an issue; an error in a header would list the whole site. */
const NAMED = 3

/**
 * Issues for pages that could not be rendered. An error with the same source position on several pages is one issue, at that position, or
 * at that of the component if React or the generator has raised it.
 */
export async function renderFailures(
  results: readonly RenderResult[],
  site: LoadedSite,
  root: string,
  compiled: string,
): Promise<Issue[]> {
  const causes = causesOf(results)
  if (causes.length === 0) return []
  const { theme } = (await import(pathToFileURL(compiled).href)) as { readonly theme: Theme }
  const placed = togetherInComponents(await withPlaces(causes, site, root, compiled))
  return Promise.all(placed.map((cause) => issueOf(cause, site, root, Object.keys(theme.islands))))
}

async function issueOf(cause: Cause, site: LoadedSite, root: string, islands: readonly string[]): Promise<Issue> {
  const { message, place, pages } = cause
  const advice = adviceOn(cause, islands)
  // A function of the theme has given it, wherever that is used.
  if (expectedOf(message) !== undefined)
    return issueIn(BROKEN.file, START, {
      code: BROKEN.code,
      message: `${message} (on ${named(pages, site)})`,
      ...advice,
    })
  const file = place ? relativePath(root, place.file) : fileOfPage(pages[0] ?? '', site)
  const exact = place && (islandPlace(message, place) ?? (await valuePlace(message, place)))
  return issueIn(file, exact ?? place ?? START, {
    code: 'render-failed',
    message: `${message} (${[...partOf(cause, site), `on ${named(pages, site)}`].join(', ')})`,
    ...advice,
  })
}

/** Which part of the theme has failed, if the position does not tell it. */
function partOf({ place, pages }: Cause, site: LoadedSite): string[] {
  if (!place) return templateOf(pages[0] ?? '', site).map((template) => `in the template \`${template}\``)
  const { component, element } = place
  if (component === undefined) return []
  const names = [...(element ? [`<${element}>`] : []), ...(component === '' ? [] : [component])]
  return names.length === 0 ? [] : [`in ${names.map((name) => `\`${name}\``).join(' of ')}`]
}

function templateOf(page: string, { pages, errorPages }: LoadedSite): string[] {
  const view = pageAt(page, [...pages, ...errorPages])?.view
  return view ? [templateName(view)] : []
}

function named(pages: readonly string[], site: LoadedSite): string {
  const [first] = pages
  if (first !== undefined && pages.length === 1) return `${withLetters(first)}, from ${fileOfPage(first, site)}`
  return `${pages.length} pages: ${pages.slice(0, NAMED).map(withLetters).join(', ')}${pages.length > NAMED ? ', …' : ''}`
}

function fileOfPage(page: string, { pages }: LoadedSite): string {
  const route = pageAt(page, pages)?.route
  return route ? sourceOf(route) : 'templates/index.ts'
}

function pageAt(path: string, pages: readonly Page[]): Page | undefined {
  return pages.find(({ route }) => route.path === path)
}
