import path from 'node:path'
import { issueIn, START, type Issue } from '../../../renderer/definitions/issue.ts'
import { sourceOf } from '../../../renderer/library/library.ts'
import type { LoadedSite } from '../load/loaded.ts'
import { relativePath } from '../../output/paths.ts'
import type { RenderFailure, RenderResult } from './render-job.ts'
import { sourceMapOf, type SourcePlace, sourcePlaceOf } from '../../theme/source-place.ts'

interface FailedPage {
  readonly path: string
  readonly error: RenderFailure
}

/** Maximum number of paths listed in an issue; an error in a header would list the whole site. */
const NAMED = 3

/** Issues for pages that could not be rendered. An error with the same source position on several pages is one issue, at that position. */
export async function renderFailures(
  results: readonly RenderResult[],
  site: Pick<LoadedSite, 'pages'>,
  root: string,
  compiled: string,
): Promise<Issue[]> {
  const failed = results.flatMap(({ path: page, error }) => (error === null ? [] : [{ path: page, error }]))
  if (failed.length === 0) return []
  const causes = new Map<string, FailedPage[]>()
  for (const page of failed) {
    const cause = `${page.error.message}\n${lastCallIn(page.error.stack)}`
    causes.set(cause, [...(causes.get(cause) ?? []), page])
  }
  const folder = path.join(root, 'templates')
  const map = await sourceMapOf(compiled, folder)
  const placeOf = (stack: string): SourcePlace | undefined => map && sourcePlaceOf(stack, map, compiled, folder)
  return [...causes.values()].map((pages) => issueOf(pages, site, root, placeOf))
}

/** The innermost call, because its callers differ from page to page. */
function lastCallIn(stack: string): string {
  return /^\s+at .*$/m.exec(stack)?.[0] ?? ''
}

function issueOf(
  pages: readonly FailedPage[],
  site: Pick<LoadedSite, 'pages'>,
  root: string,
  placeOf: (stack: string) => SourcePlace | undefined,
): Issue {
  const [first] = pages
  const { message = '', stack = '' } = first?.error ?? {}
  const place = placeOf(stack)
  const file = place ? relativePath(root, place.file) : fileOfPage(first?.path ?? '', site)
  return issueIn(file, place ?? START, {
    code: 'render-failed',
    message: `${message} (on ${named(pages, site)})`,
    expected: 'a page that renders',
  })
}

function named(pages: readonly FailedPage[], site: Pick<LoadedSite, 'pages'>): string {
  const [first] = pages
  if (first && pages.length === 1) return `${first.path}, from ${fileOfPage(first.path, site)}`
  const some = pages.slice(0, NAMED).map((page) => page.path)
  return `${pages.length} pages: ${some.join(', ')}${pages.length > NAMED ? ', …' : ''}`
}

function fileOfPage(page: string, { pages }: Pick<LoadedSite, 'pages'>): string {
  const route = pages.find((candidate) => candidate.route.path === page)?.route
  return route ? sourceOf(route) : 'templates/index.ts'
}
