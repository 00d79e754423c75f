import type { Page } from '../../../renderer/definitions/page.ts'
import { loadHyphenationFor } from '../../../renderer/render/hyphenation.ts'
import type { PreparedAndIssues, Prepared, Watching } from '../build-types.ts'
import { outlinerOf, renderPage, type RenderJob, type Tools } from './render-job.ts'
import { renderJobOf, sharedSite } from './shared-site.ts'

/** Tools for rendering pages in this thread. */
export async function toolsOf(pages: readonly Page[], job: RenderJob, { theme, store }: Prepared): Promise<Tools> {
  await loadHyphenationFor(pages)
  return { theme: theme.theme, engine: store.engine, outline: await outlinerOf(job) }
}

/** Serves the pages that are open in a browser first, from memory. */
export async function serveEarly(
  pages: readonly Page[],
  job: RenderJob,
  prepared: Prepared,
  watching: Watching,
): Promise<void> {
  const render = renderPage(job, await toolsOf(pages, job, prepared))
  await watching.planned(pages, (page) => render(page).files)
  watching.signal.throwIfAborted()
}

/**
 * After a change of templates, serves the pages of the last build rendered with the new theme, before all texts are checked against it.
 * Usually that is the final result; if not, the build corrects it.
 */
export async function servePages(
  last: PreparedAndIssues | undefined,
  now: Pick<Prepared, 'theme' | 'assets' | 'catalogues'>,
  watching: Watching,
): Promise<void> {
  if (!last?.prepared || !watching.changed.some((file) => TEMPLATE.test(file))) return
  const prepared = { ...last.prepared, ...now }
  watching.prepared(prepared, [])
  const { pages } = prepared.site
  await serveEarly(pages, renderJobOf(prepared, sharedSite(prepared), pages, ''), prepared, watching)
}

const TEMPLATE = /^templates\/.+\.tsx?$/
