import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '../../renderer/definitions/page.ts'
import { hasErrors } from '../../renderer/definitions/issue.ts'
import { build } from '../build/build.ts'
import { emptyMemory, type BuildOptions, type BuildResult, type Prepared, type Watching } from '../build/build-types.ts'
import type { Workspace } from '../output/paths.ts'
import { createQuietProgress } from '../terminal/progress.ts'
import { buildIssuesReport } from '../terminal/report.ts'
import { createSteps } from '../terminal/steps.ts'
import { schemaWriter } from '../schema/write-schemas.ts'
import { oneAtATime, QUIET_MS } from './changes.ts'
import type { EarlyPages } from './early-pages.ts'
import type { Editor } from '../edit/editor.ts'
import type { Gallery } from '../gallery/gallery.ts'
import type { Live } from './live.ts'
import { styleSwaps } from './style-swaps.ts'
import { ribbonOf } from './ribbon.ts'
import { shownIssues } from './shown-issues.ts'
import { kindsInUse, wholeSheets } from '../theme/whole-sheets.ts'
import { messageOf } from '../../renderer/definitions/message-of.ts'

/** Pause in which the server answers requests from memory before the build continues. */
const ANSWERS_MS = 40

/** Longest wait for open pages that reload: the rest of a build blocks the server, and takes the processor from the browser. */
const RELOAD_MS = 500

/** Outputs of the results of a build. */
interface Shows {
  readonly early: EarlyPages
  readonly live: Live
  readonly gallery: Gallery
  readonly editor: Editor
}

/** Returns the function that builds after a change. A newer change aborts the current build. */
export function rebuilder(
  workspace: Workspace,
  options: () => BuildOptions,
  { early, live, gallery, editor }: Shows,
): (changed: readonly string[]) => Promise<void> {
  const memory = emptyMemory()
  let current = new AbortController()
  let last: Prepared | undefined
  const schemas = schemaWriter(path.join(workspace.cache, 'schema'))
  const run = oneAtATime(async (changed) => {
    const { signal } = (current = new AbortController())
    const start = performance.now()
    let looksOnly = false
    const shown = new Map<string, string>()
    const watching: Watching = {
      changed,
      signal,
      prepared: (now, warnings) => {
        early.assets(now.assets.files, () => wholeSheets(now))
        const swaps =
          last && isSameSite(last, now)
            ? styleSwaps(last.assets.assets, now.assets.assets, kindsInUse(now.site, now.theme.theme))
            : null
        looksOnly = swaps !== null
        if (swaps) live.send({ type: 'styles', swaps })
        last = now
        editor.show(now)
        const { loaded } = memory.load
        if (!loaded) return
        gallery.show({ prepared: now, targets: loaded.targets })
        live.mark((path) => ribbonOf(path, loaded.targets, warnings))
      },
      planned: async (pages, render) => {
        early.start(pages, render)
        const reloading = looksOnly ? [] : serveOpen(pages, early, live, shown)
        await live.reloaded(reloading, RELOAD_MS, signal)
        await delay(ANSWERS_MS)
      },
    }
    const progress = createQuietProgress(process.stderr, () => performance.now())
    const steps = createSteps(progress, () => performance.now())
    try {
      const result = await build(workspace, options(), memory, steps, watching).finally(progress.end)
      // A half-written file is not an error: the next change follows at once.
      if (hasErrors(result.issues)) await delay(QUIET_MS, undefined, { signal })
      reportBuild({ ...result, ms: performance.now() - start, looksOnly }, live, early, workspace, changed)
      early.end()
      if (last) schemas(last)
    } catch (error) {
      if (signal.aborted) return
      memory.isRight = false
      live.send({ type: 'issues', issues: [], text: messageOf(error) })
      throw error
    }
  })
  return (changed) => {
    current.abort()
    return run(changed)
  }
}

/**
 * Renders the pages that are open in a browser first and reloads them at once; returns their paths. `shown`: pages that this build has
 * already sent.
 */
function serveOpen(pages: readonly Page[], early: EarlyPages, live: Live, shown: Map<string, string>): string[] {
  const open = live.open()
  const changed = pages.flatMap(({ route: { path } }) => {
    const html = open.has(path) ? early.text(path) : undefined
    if (html === undefined || html === shown.get(path)) return []
    shown.set(path, html)
    return [path]
  })
  if (changed.length > 0) live.send({ type: 'reload', pages: changed })
  return changed
}

/** Whether only the assets may differ. Open pages swap style sheets without a reload. */
function isSameSite(last: Prepared, now: Prepared): boolean {
  return last.site === now.site && last.theme.digest === now.theme.digest
}

interface ReportedBuild extends BuildResult {
  readonly ms: number
  readonly looksOnly: boolean
}

/** Reports to terminal and browser what a build has changed, or why it failed. */
function reportBuild(
  { issues, summary, site, ms, looksOnly }: ReportedBuild,
  live: Live,
  early: EarlyPages,
  { root }: Workspace,
  changed: readonly string[],
): void {
  const report = buildIssuesReport(issues, root)
  if (report) process.stderr.write(`${buildIssuesReport(issues, root, process.stderr)}\n`)
  if (!summary || !site || hasErrors(issues))
    return live.send({ type: 'issues', issues: shownIssues(issues, root), text: report })
  const cause =
    changed.length === 0
      ? 'Built'
      : `${changed.slice(0, 3).join(', ')}${changed.length > 3 ? ` and ${changed.length - 3} more` : ''}:`
  process.stdout.write(
    `${cause} ${summary.rendered.length} rendered, ${summary.kept} kept, ${summary.written.length} files written in ${Math.round(ms)} ms\n`,
  )
  if (looksOnly || summary.written.length + summary.removed.length === 0) return live.send({ type: 'fine' })
  const served = early.served()
  const pages = new Set(site.pages.map(({ route }) => route.path))
  // An address without a page may now show something else, for example another not-found page.
  const strays = [...live.open()].filter((path) => path !== '' && !pages.has(path))
  live.send({ type: 'reload', pages: [...summary.rendered.filter((path) => !served.has(path)), ...strays] })
}
