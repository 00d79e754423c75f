import path from 'node:path'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { watch as watchFiles, type FSWatcher } from 'chokidar'
import { hasErrors } from '../../renderer/definitions/issue.ts'
import { build } from '../build/build.ts'
import type { BuildOptions, BuildResult, Memory } from '../build/build-types.ts'
import { bundleForBrowser, toolModule } from '../theme/bundle-code.ts'
import { createLive, type Live, type PageAnswer, shellPage } from './live.ts'
import { withLock } from '../output/lock.ts'
import { relativePath, type Workspace } from '../output/paths.ts'
import { createQuietProgress } from '../terminal/progress.ts'
import { mountReceiver } from '../receiver/mount.ts'
import { issuesReport } from '../terminal/report.ts'
import { stopSignal } from './serve.ts'
import { startServer } from './server.ts'
import { createSteps } from '../terminal/steps.ts'

/**
 * Editors write a file in several steps; changes within this time are one. chokidar tells of a file once in 50 ms and drops what
 * comes meanwhile (`_throttle` of its change events), so the files are read when that time is over: no save is lost.
 */
const QUIET_MS = 60

/**
 * `kartograf watch`: builds, serves, and builds again on each change. While the content has errors the last good output stays,
 * and the errors are shown in the terminal and over the open page. The output is held until the watch ends: two of them on one
 * folder would undo each other's changes.
 */
export async function watch(
  workspace: Workspace,
  options: () => BuildOptions,
  data: string,
  port: number,
): Promise<number> {
  return withLock(workspace.out, 'kartograf watch', () => watchLocked(workspace, options, data, port))
}

async function watchLocked(
  workspace: Workspace,
  options: () => BuildOptions,
  data: string,
  port: number,
): Promise<number> {
  const live = createLive(await liveScript(), (pathname) => pageAt(workspace.out, pathname))
  const memory: Memory = { sources: new Map(), entries: new Map() }
  const rebuild = oneAtATime(async (changed) => {
    try {
      tell(await timed(workspace, options(), memory), live, workspace, changed)
    } catch (error) {
      live.send({ type: 'issues', text: error instanceof Error ? error.message : String(error) })
      throw error
    }
  })
  // The watcher comes first: a change during the first build is then seen too.
  const changes = debounced((files) => void rebuild(files))
  const watcher = await watchFolders(workspace.root, (file) => changes(relativePath(workspace.root, file)))
  await rebuild([])
  const server = await startServer({
    out: workspace.out,
    port,
    uncached: true,
    before: live.middleware,
    decorate: live.decorate,
    receiver: (origins) => mountReceiver({ out: workspace.out, data, origins, env: process.env }),
  })
  process.stdout.write(`Watching ${workspace.root} at ${server.url}\n`)
  await stopSignal()
  live.end()
  await Promise.all([watcher.close(), server.close()])
  return 0
}

/** Watches the folders of a site. Where the system has no watches left, they are polled. */
async function watchFolders(root: string, changed: (file: string) => void, usePolling = false): Promise<FSWatcher> {
  const folders = ['content', 'i18n', 'templates'].map((name) => path.join(root, name))
  const watcher = watchFiles(folders, {
    ignoreInitial: true,
    usePolling,
    ignored: (file) => path.basename(file).startsWith('.'),
  })
  watcher.on('all', (_event, file) => changed(file))
  const failure = await new Promise<Error | undefined>((resolve) => {
    watcher.once('ready', () => resolve(undefined))
    watcher.once('error', (error) => resolve(error instanceof Error ? error : new Error(String(error))))
  })
  watcher.on('error', (error) => process.stderr.write(`Watching failed: ${String(error)}\n`))
  if (failure === undefined || usePolling) return watcher
  await watcher.close()
  process.stderr.write(`Watching by events failed (${failure.message}); the files are polled instead.\n`)
  return watchFolders(root, changed, true)
}

async function liveScript(): Promise<string> {
  return (await bundleForBrowser(toolModule('renderer/client/live'), 'esm')).code
}

/**
 * HTML of an address, if the output has such a page, or what stands in for it before the first build. The address is checked
 * against a pattern before it becomes a path.
 */
function pageAt(out: string, pathname: string): PageAnswer | undefined {
  if (!existsSync(path.join(out, 'builds', 'latest.json'))) return shellPage(pathname)
  if (!/^\/([a-z0-9][a-z0-9._-]*\/)*([a-z0-9-]+\.html)?$/.test(pathname)) return undefined
  const file = path.join(out, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
  return statSync(file, { throwIfNoEntry: false })?.isFile()
    ? { html: readFileSync(file, 'utf8'), status: 200 }
    : undefined
}

interface Timed extends BuildResult {
  readonly ms: number
}

async function timed(workspace: Workspace, options: BuildOptions, memory: Memory): Promise<Timed> {
  const start = performance.now()
  const progress = createQuietProgress(process.stderr, () => performance.now())
  const steps = createSteps(progress, () => performance.now())
  const result = await build(workspace, options, memory, steps).finally(progress.end)
  return { ...result, ms: performance.now() - start }
}

/** Tells terminal and browser what a build has changed, or what stopped it. */
function tell({ issues, summary, ms }: Timed, live: Live, { root }: Workspace, changed: readonly string[]): void {
  const report = issuesReport(issues, root)
  if (report) process.stderr.write(`${report}\n`)
  if (!summary || hasErrors(issues)) return live.send({ type: 'issues', text: report })
  const cause =
    changed.length === 0
      ? 'Built'
      : `${changed.slice(0, 3).join(', ')}${changed.length > 3 ? ` and ${changed.length - 3} more` : ''}:`
  process.stdout.write(
    `${cause} ${summary.rendered.length} rendered, ${summary.kept} kept, ${summary.written.length} files written in ${Math.round(ms)} ms\n`,
  )
  if (summary.written.length + summary.removed.length > 0)
    live.send({ type: 'reload', pages: summary.kept === 0 ? [] : summary.rendered })
  else live.send({ type: 'fine' })
}

/**
 * Runs the work one at a time. Calls that come meanwhile are put together into one run after it, so an older build can never
 * publish after a newer one. A failure is told and does not end the watch.
 */
export function oneAtATime(
  work: (changed: readonly string[]) => Promise<void>,
): (changed: readonly string[]) => Promise<void> {
  let running: Promise<void> | undefined
  let waiting: string[] | undefined
  const start = async (changed: readonly string[]): Promise<void> => {
    await work(changed).catch((error: unknown) =>
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`),
    )
    running = undefined
    const next = waiting
    waiting = undefined
    if (next) await (running = start(next))
  }
  return (changed) => {
    if (!running) return (running = start(changed))
    waiting = [...(waiting ?? []), ...changed]
    return running
  }
}

/** Gathers what comes within a short time. */
function debounced(done: (files: readonly string[]) => void): (file: string) => void {
  let timer: NodeJS.Timeout | undefined
  let files = new Set<string>()
  return (file) => {
    files.add(file)
    clearTimeout(timer)
    timer = setTimeout(() => {
      done([...files])
      files = new Set()
    }, QUIET_MS)
  }
}
