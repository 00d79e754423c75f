import type { Page } from '../../../renderer/definitions/page.ts'
import { loadHyphenationFor } from '../../../renderer/render/hyphenation.ts'
import { activity } from '../../watchdog/watchdog.ts'
import type { Prepared, Watching } from '../build-types.ts'
import { nameOfWork, outlinerOf, renderPage, type RenderJob, type Tools } from './render-job.ts'
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
  const rendering = activity('Rendering')
  await watching.planned(pages, (page) => {
    rendering.begin(nameOfWork(page))
    try {
      return render(page).files
    } finally {
      rendering.end()
    }
  })
  watching.signal.throwIfAborted()
}

/**
 * After a change of templates, serves the pages of the last build rendered with the new theme, before texts are read and checked against
 * it. Usually that is the final result; if not, the build corrects it.
 */
export async function servePages(
  last: Prepared,
  now: Pick<Prepared, 'theme' | 'assets'>,
  watching: Watching,
): Promise<void> {
  const prepared = { ...last, ...now }
  watching.prepared(prepared, [])
  const { pages } = prepared.site
  await serveEarly(pages, renderJobOf(prepared, sharedSite(prepared), pages, ''), prepared, watching)
}

/** Whether pages are rendered by other code than before. */
export function changesCode(changed: readonly string[]): boolean {
  return changed.some((file) => TEMPLATE.test(file))
}

const TEMPLATE = /^templates\/.+\.tsx?$/
