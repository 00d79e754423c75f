import path from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import { STEP_OF_ADDRESS } from '../../renderer/definitions/decoded.ts'
import { htmlFileOf, LATEST_FILE } from '../../renderer/definitions/url.ts'
import type { BuildOptions } from '../build/build-types.ts'
import { isRegularFile } from '../output/stats-of.ts'
import { picturesOnRequest } from './pictures-on-request.ts'
import { stampFile } from '../theme/compile-cache.ts'
import { bundleForBrowser } from '../theme/bundle/bundle-code.ts'
import { toolModule } from '../theme/tool-folder.ts'
import { currentBase } from '../serve/current-base.ts'
import { debounced, watchFolders } from './sources/changes.ts'
import { beforeTheDisk, createEarlyPages, type EarlyPages } from './early-pages.ts'
import { createLive, type PageAnswer } from './live/live.ts'
import { withLock } from '../output/lock.ts'
import { relativePath, type Workspace } from '../output/paths.ts'
import { EXIT } from '../program.ts'
import { mountReceiver } from '../receiver/mount.ts'
import { createEditor } from '../edit/editor.ts'
import { createGallery } from '../gallery/gallery.ts'
import { watchOutside } from './sources/outside-files.ts'
import { openEditor } from './open-editor.ts'
import { rebuilder } from './rebuild.ts'
import { stopSignal } from '../serve/stop-signal.ts'
import { inTurn, startServer } from '../serve/server.ts'
import { createSourceMaps } from './source-maps.ts'
import { shellPage } from './live/shell-page.ts'
import { createThrownErrors } from './live/thrown-errors.ts'
import { createTypeChecks } from './type-checks.ts'

/** What the command line asks for. */
interface Asked {
  /** Folder for the requests of forms. */
  readonly data: string
  readonly port: number
  /** Whether to check the types of the theme, too. */
  readonly types: boolean
}

const print = (text: string): void => void process.stderr.write(text)

/**
 * `kartograf watch`: builds, serves, and rebuilds on each change. While the content has errors, the last good output stays, and the errors
 * appear in the terminal and over the open page. The output is locked until the watch ends, because two watches on one folder would undo
 * each other's changes.
 */
export async function watch(workspace: Workspace, options: () => BuildOptions, asked: Asked): Promise<number> {
  return withLock(workspace.out, 'kartograf watch', () => watchLocked(workspace, options, asked))
}

async function watchLocked(
  workspace: Workspace,
  options: () => BuildOptions,
  { data, port, types: isTyped }: Asked,
): Promise<number> {
  const early = createEarlyPages((pathname) => existsSync(path.join(workspace.out, pathname)))
  const base = currentBase(workspace.out)
  const live = createLive(await liveScript(), (pathname) => pageAt(workspace.out, pathname, early), base)
  const gallery = createGallery(live.decorate)
  const editor = createEditor(workspace.root)
  const maps = createSourceMaps(workspace)
  const thrown = createThrownErrors(workspace.root, maps, print)
  const types = isTyped ? createTypeChecks(workspace.root, { send: live.send, print }) : undefined
  const { rebuild, stop } = rebuilder(workspace, options, { early, live, gallery, editor, maps, thrown, types })
  const issues = () => [...live.issues(), ...thrown.issues()]
  const output = firstOutput(workspace.out)
  // Served from the start: a page that is opened during the build appears as soon as it is rendered, or its errors do. If the port is in
  // use, nothing else has been started that would go on without the lock.
  const before = inTurn(
    gallery.middleware,
    maps.middleware,
    live.middleware,
    beforeTheDisk(early),
    picturesOnRequest(workspace, options().tool),
  )
  const server = await startServer({
    out: workspace.out,
    port,
    uncached: true,
    actions: inTurn(openEditor(workspace.root, issues), thrown.middleware, editor.middleware),
    before,
    decorate: live.decorate,
    receiver: (origins) =>
      mountReceiver({ out: workspace.out, data, origins, env: process.env, built: output.isThere }),
  })
  try {
    const told = (): string[] => live.issues().map(({ file }) => file)
    const build = (changed: readonly string[]): Promise<void> => rebuild(changed).then(output.look)
    // Only the first build knows the path of the site.
    await rebuildUntilStopped(workspace, build, told, () => tellAddresses(workspace.root, server.url, base()))
  } finally {
    await stop()
    types?.end()
    live.end()
    await server.close()
  }
  return EXIT.fine
}

function tellAddresses(root: string, url: string, base: string): void {
  const { href } = new URL(`${base}/`, url)
  const edit = new URL('/_edit/', url).href
  process.stdout.write(`Watching ${root} at ${href}, editor at ${edit}, gallery at ${href}_gallery/\n`)
}

/** Calls `started` after the first build. `told`: files that the last build has issues of. */
async function rebuildUntilStopped(
  workspace: Workspace,
  build: (changed: readonly string[]) => Promise<void>,
  told: () => readonly string[],
  started: () => void,
): Promise<void> {
  const { root } = workspace
  const outside = watchOutside(workspace, (file) => changes(relativePath(root, file)))
  const rebuild = (changed: readonly string[]): Promise<void> => build(changed).then(() => outside.follow(told()))
  const changes = debounced(rebuild, (file) => stampFile(path.join(root, file)))
  // Started before the first build, so that changes during it are seen.
  const watcher = await watchFolders(root, (file) => changes(relativePath(root, file)))
  try {
    await rebuild([])
    const stopped = stopSignal()
    started()
    await stopped
  } finally {
    outside.close()
    await watcher.close()
  }
}

async function liveScript(): Promise<string> {
  return (await bundleForBrowser(toolModule('renderer/client/watch/live'), 'esm')).code
}

function isBuilt(out: string): boolean {
  return existsSync(path.join(out, LATEST_FILE))
}

/** Resolves `isThere` when `look`, called after a build, finds an output: the first builds may fail. */
function firstOutput(out: string): { readonly isThere: Promise<void>; readonly look: () => void } {
  let tell = (): void => undefined
  const isThere = new Promise<void>((resolve) => (tell = resolve))
  return { isThere, look: () => isBuilt(out) && tell() }
}

const PAGE = new RegExp(String.raw`^/(${STEP_OF_ADDRESS}/)*([a-z0-9-]+\.html)?$`, 'i')

/** The HTML of a page, or a placeholder before the first build. The address must match a pattern before it is used as a path. */
function pageAt(out: string, pathname: string, early: EarlyPages): PageAnswer | undefined {
  const html = pathname.endsWith('/') || pathname.endsWith('.html') ? early.text(pathname) : undefined
  if (html !== undefined) return { html, status: 200 }
  if (!isBuilt(out)) return shellPage(pathname)
  if (!PAGE.test(pathname)) return undefined
  const file = path.join(out, htmlFileOf(pathname))
  return isRegularFile(file) ? { html: readFileSync(file, 'utf8'), status: 200 } : undefined
}
