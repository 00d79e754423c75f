import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { folderNameOf, knownFolders, type KnownFolders } from './folder-names.ts'
import { incomingName } from './leftovers.ts'
import type { Hold, Quota } from './quota.ts'
import type { Draft, RequestStore, StoredAttachment, StoredRequest } from './request.ts'

/** Where drafts are gathered, in the data folder: renaming within one file system is one step. */
export const INCOMING = '.incoming'

/** The file of a request, in its folder. */
export const REQUEST_FILE = 'request.json'

/** How the names of such files begin. */
export const MARKER = 'undelivered-'

/** File that says, beside a request, that a hook has not had it yet. */
export function markerOf(hook: string): string {
  return MARKER + hook
}

/** Forms that have stored requests, by name: each is a folder of the store. */
export function formsIn(data: string): string[] {
  if (!existsSync(data)) return []
  const entries = readdirSync(data, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  return folders.map(({ name }) => name).toSorted()
}

/** Folder of a stored request. */
export function folderOf(data: string, request: Pick<StoredRequest, 'form' | 'id' | 'received'>): string {
  return path.join(data, request.form, folderNameOf(request))
}

/** Personal data: readable only by the user who runs the receiver. */
export const PRIVATE_FOLDER = { recursive: true, mode: 0o700 } as const
const PRIVATE_FILE = 0o600

/**
 * Keeps requests below a folder: `<data>/<form>/<day>_<form>_<id>/request.json` with the attachments beside it. All of a request is written
 * and flushed in `<data>/.incoming/` first; one rename makes it visible, so that a half-written one is never seen, whenever the
 * process or the machine stops. `hooks`: names of those that each request is to be marked as undelivered for.
 */
export function createFileStore(data: string, hooks: readonly string[] = [], quota: Quota = UNBOUNDED): RequestStore {
  const known = knownFolders(Date.now)
  return { open: () => draftIn(data, hooks, known, quota.hold()) }
}

const UNBOUNDED: Quota = {
  hold: () => ({ take: () => undefined, finish: () => undefined, keep: () => undefined, drop: () => undefined }),
}

function draftIn(data: string, hooks: readonly string[], known: KnownFolders, hold: Hold): Draft {
  const folder = path.join(data, INCOMING, incomingName(randomUUID()))
  let count = 0
  let created: Promise<unknown> | undefined
  const create = (): Promise<unknown> => (created ??= mkdir(folder, PRIVATE_FOLDER))
  return {
    addFile: async (ending, chunks) => {
      const file = `${(count += 1)}.${ending}`
      await create()
      return writeAttachment(folder, file, chunks, hold)
    },
    publish: async (request) => {
      const text = `${JSON.stringify(request, null, 2)}\n`
      hold.finish(Buffer.byteLength(text))
      await create()
      await Promise.all(hooks.map((hook) => writeFlushed(path.join(folder, markerOf(hook)), '')))
      await writeFlushed(path.join(folder, REQUEST_FILE), text)
      await flushFolder(folder)
      // Each time: the owner may have cleared the folder away.
      const parent = path.join(data, request.form)
      await mkdir(parent, PRIVATE_FOLDER)
      if ((await known.find(parent, request.id)) !== undefined) return false
      const published = await moveTo(folder, folderOf(data, request))
      if (published) hold.keep()
      known.add(parent, folderNameOf(request))
      await flushFolder(parent)
      return published
    },
    discard: async () => {
      if (created) await rm(folder, { recursive: true, force: true })
      hold.drop()
    },
  }
}

async function writeAttachment(
  folder: string,
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  hold: Hold,
): Promise<Pick<StoredAttachment, 'file' | 'size' | 'sha256'>> {
  const hash = createHash('sha256')
  let size = 0
  await withFile(path.join(folder, file), async (handle) => {
    for await (const chunk of chunks) {
      hold.take(chunk.byteLength)
      await handle.writeFile(chunk)
      hash.update(chunk)
      size += chunk.byteLength
    }
  })
  return { file, size, sha256: hash.digest('hex') }
}

function writeFlushed(file: string, text: string): Promise<void> {
  return withFile(file, (handle) => handle.writeFile(text))
}

/** A new file, flushed to the disk when the work is done. */
async function withFile(file: string, work: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await open(file, 'wx', PRIVATE_FILE)
  try {
    await work(handle)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A folder is renamed onto another only if that is empty, and a request never is: the second of two equal ones fails. */
async function moveTo(folder: string, target: string): Promise<boolean> {
  try {
    await rename(folder, target)
    return true
  } catch (error) {
    if (await stat(target).catch(() => undefined)) return false
    throw error
  }
}

/** Names of a folder are on the disk only when the folder is flushed too. */
async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and needs no flush for a rename.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
