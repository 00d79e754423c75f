import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { hasErrors } from '../../renderer/definitions/issue.ts'
import { build } from '../build/build.ts'
import { emptyMemory, type BuildOptions, type BuildResult, type Memory } from '../build/build-types.ts'
import type { Workspace } from '../output/paths.ts'
import { createQuietProgress } from '../terminal/progress.ts'
import { buildIssuesReport } from '../terminal/report.ts'
import { createSteps } from '../terminal/steps.ts'
import { schemaWriter } from '../schema/write-schemas.ts'
import { oneAtATime, QUIET_MS } from './changes.ts'
import type { EarlyPages } from './early-pages.ts'
import type { Live } from './live.ts'
import { hasMissedChanges } from './missed-changes.ts'
import { shownIssues } from './shown-issues.ts'
import { type Shows, type State, watchingOf } from './watching.ts'
import { messageOf } from '../../renderer/definitions/message-of.ts'

interface Rebuilder {
  /** Builds after a change. A newer change aborts the current build. */
  readonly rebuild: (changed: readonly string[]) => Promise<void>
  /** Aborts the current build, and waits until it has ended. Later changes do nothing. */
  readonly stop: () => Promise<void>
}

/** How often a build is tried that fails while files change. */
const TRIES = 3

/** A watcher tells of files within so long, even if many have changed on a busy machine. */
const TOLD_MS = 500

/** The builds of a `watch`, one at a time. Failures are reported in the terminal and on open pages; the next change builds again. */
export function rebuilder(workspace: Workspace, options: () => BuildOptions, shows: Shows): Rebuilder {
  const { early, live } = shows
  const memory = emptyMemory()
  let current = new AbortController()
  let isStopped = false
  const state: State = { last: undefined, looksOnly: false }
  const schemas = schemaWriter(path.join(workspace.cache, 'schema'))
  const attempt = async (changed: readonly string[], told = changed, tries = TRIES): Promise<void> => {
    const { signal } = current
    const began = { start: Date.now(), told }
    state.looksOnly = false
    if (!existsSync(workspace.out)) forgetFiles(memory)
    const start = performance.now()
    const progress = createQuietProgress(process.stderr, () => performance.now())
    const steps = createSteps(progress, () => performance.now())
    const watching = watchingOf(told, signal, shows, state, memory)
    const result = await build(workspace, options(), memory, steps, watching).finally(progress.end)
    if (hasErrors(result.issues)) {
      // A half-written file is not an error: the next change follows at once.
      await delay(QUIET_MS, undefined, { signal })
      if (tries > 1 && hasMissedChanges(workspace.root, began)) {
        // The watcher tells of them, which ends this attempt. If it does not, everything is read again.
        await delay(TOLD_MS, undefined, { signal })
        early.end()
        return attempt(changed, [], tries - 1)
      }
    }
    const { looksOnly, last } = state
    reportBuild({ ...result, ms: performance.now() - start, looksOnly }, live, early, workspace, changed)
    early.end()
    if (last) schemas(last)
  }
  const run = oneAtATime(async (changed) => {
    if (isStopped) return
    const { signal } = (current = new AbortController())
    try {
      await attempt(changed).catch((error: unknown) => {
        if (signal.aborted || !forgetFiles(memory)) throw error
        return attempt(changed)
      })
    } catch (error) {
      if (signal.aborted) return
      forgetFiles(memory)
      early.end()
      live.send({ type: 'issues', issues: [], text: messageOf(error) })
      throw error
    }
  })
  const rebuild = (changed: readonly string[]): Promise<void> => {
    current.abort()
    return run(changed)
  }
  return {
    rebuild,
    stop: () => {
      isStopped = true
      return rebuild([])
    },
  }
}

/**
 * Lets the next build look at all files instead of what this process remembers of them: `.cache/` may be deleted at any time, and the output
 * of `watch` is in it. Returns whether anything was remembered.
 */
function forgetFiles(memory: Memory): boolean {
  const { placed } = memory
  delete memory.placed
  memory.isRight = false
  return placed !== undefined
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
