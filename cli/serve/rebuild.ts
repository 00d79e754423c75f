import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '../../renderer/definitions/page.ts'
import { hasErrors } from '../../renderer/definitions/issue.ts'
import { build } from '../build/build.ts'
import { emptyMemory, type BuildOptions, type BuildResult, type Prepared, type Watching } from '../build/build-types.ts'
import type { Workspace } from '../output/paths.ts'
import { createQuietProgress } from '../terminal/progress.ts'
import { issuesReport } from '../terminal/report.ts'
import { createSteps } from '../terminal/steps.ts'
import { oneAtATime, QUIET_MS } from './changes.ts'
import type { EarlyPages } from './early-pages.ts'
import type { Live } from './live.ts'

/** Pause in which the server answers requests from memory before the build continues. */
const ANSWERS_MS = 40

/** Returns the function that builds after a change. A newer change aborts the current build. */
export function rebuilder(
  workspace: Workspace,
  options: () => BuildOptions,
  early: EarlyPages,
  live: Live,
): (changed: readonly string[]) => Promise<void> {
  const memory = emptyMemory()
  let current = new AbortController()
  let last: Prepared | undefined
  const run = oneAtATime(async (changed) => {
    const { signal } = (current = new AbortController())
    const start = performance.now()
    let looksOnly = false
    const shown = new Map<string, string>()
    const watching: Watching = {
      changed,
      signal,
      prepared: (now) => {
        early.assets(now.assets.files)
        looksOnly = last !== undefined && isOtherStyle(last, now)
        if (last && looksOnly)
          live.send({ type: 'styles', from: last.assets.assets.styles, to: now.assets.assets.styles })
        last = now
      },
      planned: async (pages, render) => {
        early.start(pages, render)
        if (!looksOnly) serveOpen(pages, early, live, shown)
        await delay(ANSWERS_MS)
      },
    }
    const progress = createQuietProgress(process.stderr, () => performance.now())
    const steps = createSteps(progress, () => performance.now())
    try {
      const result = await build(workspace, options(), memory, steps, watching).finally(progress.end)
      // A half-written file is no error: the next change follows at once.
      if (hasErrors(result.issues)) await delay(QUIET_MS, undefined, { signal })
      tell({ ...result, ms: performance.now() - start, looksOnly }, live, early, workspace, changed)
      early.end()
    } catch (error) {
      if (signal.aborted) return
      memory.isRight = false
      live.send({ type: 'issues', text: error instanceof Error ? error.message : String(error) })
      throw error
    }
  })
  return (changed) => {
    current.abort()
    return run(changed)
  }
}

/** Renders the pages that are open in a browser first and reloads them at once. `shown`: pages that this build has already sent. */
function serveOpen(pages: readonly Page[], early: EarlyPages, live: Live, shown: Map<string, string>): void {
  const open = live.open()
  const changed = pages.flatMap(({ route: { path } }) => {
    const html = open.has(path) ? early.text(path) : undefined
    if (html === undefined || html === shown.get(path)) return []
    shown.set(path, html)
    return [path]
  })
  if (changed.length > 0) live.send({ type: 'reload', pages: changed })
}

/** Whether only the style sheet has changed, which open pages can swap without a reload. */
function isOtherStyle(last: Prepared, now: Prepared): boolean {
  const rest = ({ assets }: Prepared): string => JSON.stringify({ ...assets.assets, styles: '' })
  if (last.site !== now.site || last.theme.digest !== now.theme.digest) return false
  return last.assets.assets.styles !== now.assets.assets.styles && rest(last) === rest(now)
}

interface Told extends BuildResult {
  readonly ms: number
  readonly looksOnly: boolean
}

/** Reports to terminal and browser what a build has changed, or why it failed. */
function tell(
  { issues, summary, site, ms, looksOnly }: Told,
  live: Live,
  early: EarlyPages,
  { root }: Workspace,
  changed: readonly string[],
): void {
  const report = issuesReport(issues, root)
  if (report) process.stderr.write(`${report}\n`)
  if (!summary || !site || hasErrors(issues)) return live.send({ type: 'issues', text: report })
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
