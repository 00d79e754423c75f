import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { flushFolder } from '../../output/flush-one.ts'
import { patientlyServing } from '../../output/patience.ts'
import { withPath } from '../../output/system-error.ts'
import { folderNameOf, knownFolders, type KnownFolders } from './folder-names.ts'
import { incomingName } from './leftovers.ts'
import type { Hold, Quota } from './quota.ts'
import type { Draft, RequestStore, StoredAttachment, StoredRequest } from '../request.ts'

/** Folder of drafts within the data folder, because renaming is atomic only within a file system. */
export const INCOMING = '.incoming'

/** File name of a request in its folder. */
export const REQUEST_FILE = 'request.json'

/** Names that forms may have; a folder with another is not one of the store. */
const FORM_NAME = /^[\w-]+$/

/** Prefix of marker files. */
export const MARKER = 'undelivered-'

/** Name of the file that marks a request as not yet delivered to a hook. */
export function markerOf(hook: string): string {
  return MARKER + hook
}

/** Names of the forms with stored requests; each has a folder. Others, such as `lost+found` of a volume, are none of its own. */
export function formsIn(data: string): string[] {
  if (!existsSync(data)) return []
  const entries = readdirSync(data, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory() && FORM_NAME.test(entry.name))
  return folders.map(({ name }) => name).toSorted()
}

/** Folder of a stored request. */
export function folderOf(data: string, request: Pick<StoredRequest, 'form' | 'id' | 'received'>): string {
  return path.join(data, request.form, folderNameOf(request))
}

/** Requests contain personal data, so only the user who runs the receiver may read them. */
export const PRIVATE_FOLDER = { recursive: true, mode: 0o700 } as const
const PRIVATE_FILE = 0o600

/**
 * Stores requests as `<data>/<form>/<day>_<form>_<id>/request.json`, with attachments beside it. A request is first written and flushed in
 * `<data>/.incoming/` and then renamed, so that it is never partially visible, even if the process or the machine stops.
 * `hooks`: names of the hooks for which each request is marked as undelivered.
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
      // Created each time, because the owner may have deleted the folder.
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

/** Creates a file, and flushes it to disk after the work. */
async function withFile(file: string, work: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await open(file, 'wx', PRIVATE_FILE)
  try {
    await work(handle)
    await handle.sync()
  } catch (error) {
    throw withPath(file, error)
  } finally {
    await handle.close()
  }
}

/** Renames a draft to its final folder; false if an equal request exists. Renaming to a folder that is not empty fails. */
async function moveTo(folder: string, target: string): Promise<boolean> {
  try {
    // A virus scanner may be looking into what was uploaded.
    await patientlyServing(() => rename(folder, target))
    return true
  } catch (error) {
    if (await stat(target).catch(() => undefined)) return false
    throw error
  }
}
