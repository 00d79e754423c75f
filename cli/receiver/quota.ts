import { lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { FIELDS_BYTES } from './limits.ts'
import { RefusedError } from './refused.ts'

/** What one request takes of the disk, from its first byte on. */
export interface Hold {
  /** Counts bytes of a file that are about to be written. Throws where there is no room for them: then nothing is to be written. */
  readonly take: (bytes: number) => void
  /** The same for the text of the request, which comes last. */
  readonly finish: (bytes: number) => void
  /** What was written stays. */
  readonly keep: () => void
  /** What was written is gone. */
  readonly drop: () => void
}

/** Bounds what the data folder holds: stored requests, and those that are being gathered. */
export interface Quota {
  readonly hold: () => Hold
}

/** How long a full folder is taken for full, before it is looked at again: the owner may have made room. */
const LOOK_AGAIN_MS = 5000

/**
 * Counts bytes before they are written, so the folder never holds more than `limit`. What other processes write there, and what is deleted, is seen when the
 * folder is measured: at the start, and when it is full. `mine` tells the drafts of this process, which are counted as they grow.
 */
export function createQuota(
  data: string,
  limit: number,
  mine: (name: string) => boolean,
  now: () => number = Date.now,
): Quota {
  let kept = bytesIn(data, mine)
  let held = 0
  let measured = now()
  const makeRoom = (): void => {
    if (now() - measured < LOOK_AGAIN_MS) return
    kept = bytesIn(data, mine)
    measured = now()
  }
  return {
    hold: () => {
      let own = 0
      let written = 0
      const claim = (bytes: number): void => {
        const wanted = held - own + bytes
        if (kept + wanted > limit) makeRoom()
        if (kept + wanted > limit) throw new RefusedError('failed', { status: FULL, detail: 'the disk quota' })
        held = wanted
        own = bytes
      }
      const settle = (): void => {
        held -= own
        own = 0
      }
      return {
        take: (bytes) => {
          claim(written + bytes + TEXT_BYTES)
          written += bytes
        },
        finish: (bytes) => {
          claim(written + bytes)
          written += bytes
        },
        keep: () => {
          kept += written
          settle()
        },
        drop: settle,
      }
    },
  }
}

/** Room that a request with files has for its text from the first file on: many at once would else keep each other from the end. */
const TEXT_BYTES = 2 * FIELDS_BYTES

/** Insufficient Storage, RFC 4918. */
const FULL = 507

function bytesIn(folder: string, mine: (name: string) => boolean): number {
  return namesIn(folder)
    .filter((name) => !mine(name))
    .map((name) => path.join(folder, name))
    .reduce((sum, file) => sum + bytesOf(file, mine), 0)
}

function bytesOf(file: string, mine: (name: string) => boolean): number {
  const stats = lstatSync(file, { throwIfNoEntry: false })
  if (!stats) return 0
  return stats.isDirectory() ? bytesIn(file, mine) : stats.size
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // No request has come yet, or one was taken away in this instant.
    return []
  }
}
