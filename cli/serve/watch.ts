import path from 'node:path'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { watch as watchFiles, type FSWatcher } from 'chokidar'
import type { Page } from '../../renderer/definitions/page.ts'
import { hasErrors } from '../../renderer/definitions/issue.ts'
import { build } from '../build/build.ts'
import { emptyMemory, type BuildOptions, type BuildResult, type Prepared, type Watching } from '../build/build-types.ts'
import { picturesOnRequest } from './pictures-on-request.ts'
import { stampFile } from '../theme/compile-cache.ts'
import { bundleForBrowser, toolModule } from '../theme/bundle-code.ts'
import { beforeTheDisk, createEarlyPages, type EarlyPages } from './early-pages.ts'
import { createLive, type Live, type PageAnswer, shellPage } from './live.ts'
import { withLock } from '../output/lock.ts'
import { relativePath, type Workspace } from '../output/paths.ts'
import { createQuietProgress } from '../terminal/progress.ts'
import { mountReceiver } from '../receiver/mount.ts'
import { issuesReport } from '../terminal/report.ts'
import { stopSignal } from './serve.ts'
import { inTurn, startServer } from './server.ts'
import { createSteps } from '../terminal/steps.ts'

/**
 * Editors write a file in several steps: a build begins this soon after the first, and again when they have ended. chokidar tells of a
 * file once in 50 ms and drops what comes meanwhile (`_throttle` of its change events), so the files are looked at again when that
 * time is over: no save is lost.
 */
const SOON_MS = 10
const QUIET_MS = 60
/** Time in which the server answers from memory before a build goes on. */
const ANSWERS_MS = 40

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
  const early = createEarlyPages()
  const live = createLive(await liveScript(), (pathname) => pageAt(workspace.out, pathname, early))
  const rebuild = rebuilder(workspace, options, early, live)
  // The watcher comes first: a change during the first build is then seen too.
  const changes = debounced(rebuild, (file) => stampFile(path.join(workspace.root, file)))
  const watcher = await watchFolders(workspace.root, (file) => changes(relativePath(workspace.root, file)))
  await rebuild([])
  const server = await startServer({
    out: workspace.out,
    port,
    uncached: true,
    before: inTurn(live.middleware, beforeTheDisk(early), picturesOnRequest(workspace, options().tool)),
    decorate: live.decorate,
    receiver: (origins) => mountReceiver({ out: workspace.out, data, origins, env: process.env }),
  })
  const stopped = stopSignal()
  process.stdout.write(`Watching ${workspace.root} at ${server.url}\n`)
  await stopped
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
function pageAt(out: string, pathname: string, early: EarlyPages): PageAnswer | undefined {
  const html = pathname.endsWith('/') || pathname.endsWith('.html') ? early.text(pathname) : undefined
  if (html !== undefined) return { html, status: 200 }
  if (!existsSync(path.join(out, 'builds', 'latest.json'))) return shellPage(pathname)
  if (!/^\/([a-z0-9][a-z0-9._-]*\/)*([a-z0-9-]+\.html)?$/.test(pathname)) return undefined
  const file = path.join(out, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
  return statSync(file, { throwIfNoEntry: false })?.isFile()
    ? { html: readFileSync(file, 'utf8'), status: 200 }
    : undefined
}

/** Gives what builds after a change. A newer change ends the build that is under way. */
function rebuilder(
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

/** Pages that are open somewhere are rendered first and told at once; `shown` is what this build has told of before. */
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

/** Whether nothing but the style sheet is another one: then open pages take it over as they are. */
function isOtherStyle(last: Prepared, now: Prepared): boolean {
  const rest = ({ assets }: Prepared): string => JSON.stringify({ ...assets.assets, styles: '' })
  if (last.site !== now.site || last.theme.digest !== now.theme.digest) return false
  return last.assets.assets.styles !== now.assets.assets.styles && rest(last) === rest(now)
}

interface Told extends BuildResult {
  readonly ms: number
  readonly looksOnly: boolean
}

/** Tells terminal and browser what a build has changed, or what stopped it. */
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
  // What shows at an address without a page, say the not-found page, may be another one now.
  const strays = [...live.open()].filter((path) => path !== '' && !pages.has(path))
  live.send({ type: 'reload', pages: [...summary.rendered.filter((path) => !served.has(path)), ...strays] })
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

/** Tells of changes soon, and once more when the files have come to rest, if they are others by then. */
function debounced(
  done: (files: readonly string[]) => unknown,
  stampOf: (file: string) => string,
): (file: string) => void {
  const files = new Map<string, string>()
  let soon: NodeJS.Timeout | undefined
  let quiet: NodeJS.Timeout | undefined
  const tellOthers = (): void => {
    const others = [...files].filter(([file, stamp]) => stampOf(file) !== stamp).map(([file]) => file)
    for (const file of others) files.set(file, stampOf(file))
    if (others.length > 0) done(others)
  }
  return (file) => {
    if (!files.has(file)) files.set(file, '')
    soon ??= setTimeout(tellOthers, SOON_MS)
    clearTimeout(quiet)
    quiet = setTimeout(() => {
      clearTimeout(soon)
      soon = undefined
      tellOthers()
      files.clear()
    }, QUIET_MS)
  }
}
