import { readdirSync, type Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { hasCode } from '../../output/has-code.ts'
import type { StoredRequest } from '../request.ts'

/** `2026-11-20_booking-request_05bc…`: the day for people, and the id to make it unique. */
export function folderNameOf({ received, form, id }: Pick<StoredRequest, 'received' | 'form' | 'id'>): string {
  return `${received.slice(0, 10)}_${form}_${id}`
}

/** The id in a folder name; in earlier versions, the id was the whole name. */
export function idIn(name: string): string {
  return name.slice(name.lastIndexOf('_') + 1)
}

/** Time in milliseconds after which the folder is read again, to learn of requests stored by other processes. */
const TRUSTED_MS = 60_000

/** Finds the folder of an equal request, which may have been stored on an earlier day and so have another name. */
export interface KnownFolders {
  readonly find: (parent: string, id: string) => Promise<string | undefined>
  readonly add: (parent: string, name: string) => void
}

/** Reads a folder at most once a minute, however many requests come. */
export function knownFolders(now: () => number): KnownFolders {
  const lists = new Map<string, { readonly at: number; readonly names: Map<string, string> }>()
  const listOf = async (parent: string): Promise<Map<string, string>> => {
    const known = lists.get(parent)
    if (known && now() - known.at <= TRUSTED_MS) return known.names
    const names = new Map((await namesIn(parent)).map((name) => [idIn(name), name]))
    lists.set(parent, { at: now(), names })
    return names
  }
  return {
    find: async (parent, id) => {
      const name = (await listOf(parent)).get(id)
      // The owner may have deleted it since.
      return name !== undefined && (await isThere(path.join(parent, name))) ? name : undefined
    },
    add: (parent, name) => lists.get(parent)?.names.set(idIn(name), name),
  }
}

async function isThere(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => undefined)) !== undefined
}

/** Names in a folder; empty if it does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  return (await entriesIn(folder)).map(({ name }) => name)
}

/** Names in a folder, read at once; empty if it cannot be read: no request has come yet, or one was removed in the meantime. */
export function namesInSync(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Names of the folders of requests in that of a form; systems add files such as `.DS_Store`. */
export async function requestsIn(folder: string): Promise<string[]> {
  return (await entriesIn(folder)).filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

async function entriesIn(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Whether an error says that a file or folder is not there: several processes and the owner may work on the data folder. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT')
}
