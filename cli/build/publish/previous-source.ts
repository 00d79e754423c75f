import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { bytesOf } from '../../external/bytes-of.ts'
import { MendableError } from '../../program.ts'

/** An earlier output, in a folder or online. */
export interface Source {
  /** The bytes of a file; undefined if there is none. */
  readonly read: (file: string) => Promise<Uint8Array | undefined>
}

/** What keeps an earlier output from being carried over. */
export class PreviousError extends MendableError {
  override readonly name = 'PreviousError'
}

/** The earlier output in a folder, or at an address. Reading throws a `PreviousError` for a site that does not answer. */
export function sourceAt(place: string): Source {
  return /^https?:\/\//.test(place) ? online(place) : inFolder(place)
}

function inFolder(folder: string): Source {
  return {
    read: (file) => readFile(path.join(folder, file)).catch(ignoreMissing),
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Longer than a file takes on a slow connection. */
const TIME_LIMIT_MS = 60_000

function online(address: string): Source {
  const root = address.replace(/\/*$/, '/')
  return {
    read: async (file) => {
      const response = await fetch(new URL(file, root), { signal: AbortSignal.timeout(TIME_LIMIT_MS) }).catch(
        (error: unknown) => unreachable(root, error),
      )
      if (response.status >= 500) unreachable(root, new Error(`it answers ${response.status}`))
      // Some hosts answer with a page where a file is missing.
      const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
      return response.ok && !isPage ? bytesOf(response, MOST_BYTES, () => tooLarge(file)) : undefined
    },
  }
}

/** Larger than any file of `assets/`. */
const MOST_BYTES = 100 * 1024 ** 2

function tooLarge(file: string): PreviousError {
  return new PreviousError(
    `${file} of the earlier build has more than ${MOST_BYTES / 1024 ** 2} MB. Leave out --previous.`,
  )
}

function unreachable(root: string, error: unknown): never {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const reason = cause instanceof Error ? cause.message : message
  throw new PreviousError(
    `The files of the earlier build at ${root} could not be read: ${reason}. Try again, or leave out --previous: pages that are open now may then lose parts.`,
  )
}
