import { mkdirSync, rmSync, type Stats } from 'node:fs'
import { readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressed, TEXTS, type CopyEnding } from '../output/compressed-copy.ts'
import { statsOf } from '../output/stats-of.ts'
import { newCopiesFolder, removeAbandonedCopies } from './copies-folder.ts'

/** Compressed copies of an output that has none. Each is made on its first request, and again when its text has changed. */
export interface CopiesOnRequest {
  /** The folder that contains the copy of a file, named with `ending`; undefined if there is none. */
  readonly folderOf: (file: string, ending: CopyEnding) => Promise<string | undefined>
  readonly remove: () => void
}

/** Also removes what servers have left that were killed. */
export function copiesOnRequest(out: string): CopiesOnRequest {
  tidy()
  const made = new Map<string, { readonly state: string; readonly folder: Promise<string | undefined> }>()
  let root = ''
  /** Each state of a text has its own folder, so that an outdated copy is never sent. */
  const folderFor = (state: string): string => path.join((root ||= newCopiesFolder()), state)

  return {
    folderOf: async (file, ending) => {
      const stats = textAt(out, file)
      if (!stats) return undefined
      const name = file + ending
      const state = `${stats.mtimeMs}-${stats.size}`
      const before = made.get(name)
      if (before?.state === state) return before.folder
      const folder = make({ out, file, ending, stats }, () => folderFor(state))
      made.set(name, { state, folder })
      // One that stays is never sent again, and ends with the server.
      if (before) drop(before.folder, name).catch(() => undefined)
      return folder
    },
    remove: () => root !== '' && rmSync(root, { recursive: true, force: true }),
  }
}

function tidy(): void {
  try {
    removeAbandonedCopies()
  } catch {
    // What is left takes room, and hinders nothing.
  }
}

async function drop(folder: Promise<string | undefined>, name: string): Promise<void> {
  const old = await folder
  if (old !== undefined) await rm(path.join(old, name), { force: true })
}

/** Maximum bytes of a text; compressing larger ones takes too long for the first request. */
const MOST_BYTES = 1024 * 1024

/** Metadata of a text file of the output; undefined if it is hidden, too large, or not a text. */
function textAt(out: string, file: string): Stats | undefined {
  if (!TEXTS.test(file) || /(^|[\\/])\./.test(file)) return undefined
  const stats = statsOf(path.join(out, file))
  return stats?.isFile() && stats.size <= MOST_BYTES ? stats : undefined
}

interface Wanted {
  readonly out: string
  readonly file: string
  readonly ending: CopyEnding
  readonly stats: Stats
}

/**
 * Makes a copy and returns its folder; undefined if it would not be smaller, or cannot be written. The copy has the time of its text, which
 * browsers use to revalidate.
 */
async function make({ out, file, ending, stats }: Wanted, folderFor: () => string): Promise<string | undefined> {
  try {
    const smaller = await compressed(await readFile(path.join(out, file)), file, ending)
    if (smaller === undefined) return undefined
    const folder = folderFor()
    const copy = path.join(folder, file + ending)
    mkdirSync(path.dirname(copy), { recursive: true })
    await writeFile(`${copy}.draft`, smaller)
    await utimes(`${copy}.draft`, stats.atime, stats.mtime)
    await rename(`${copy}.draft`, copy)
    return folder
  } catch {
    return undefined
  }
}
