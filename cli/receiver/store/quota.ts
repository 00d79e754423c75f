import { lstatSync } from 'node:fs'
import path from 'node:path'
import { FIELDS_BYTES } from '../limits.ts'
import { RefusedError } from '../refused.ts'
import { namesInSync } from './folder-names.ts'

/** The disk space that one request uses, from its first byte. */
export interface Hold {
  /** Reserves room for bytes of a file before they are written. Throws if there is none; the caller must then write nothing. */
  readonly take: (bytes: number) => void
  /** The same for the text of the request, which is written last. */
  readonly finish: (bytes: number) => void
  /** Call when the written bytes stay on disk. */
  readonly keep: () => void
  /** Call when the written bytes have been deleted. */
  readonly drop: () => void
}

/** Limits the size of the data folder: stored requests and those still being received. */
export interface Quota {
  readonly hold: () => Hold
}

/** How long to wait before measuring a full folder again: the owner may have made room. */
const LOOK_AGAIN_MS = 5000

/**
 * Counts bytes before they are written, so the folder never holds more than `limit`. Writes by other processes and deletions are only
 * noticed when the folder is measured: at the start, and when it is full. `mine` recognizes the drafts of this process, which are counted
 * as they grow.
 */
export function createQuota(
  data: string,
  limit: number,
  mine: (name: string) => boolean,
  now: () => number = Date.now,
): Quota {
  const room = roomIn(data, mine, now)
  return { hold: () => holdIn(room, limit) }
}

/** The space that is used, by what is stored and by all requests that are being received. */
interface Room {
  /** Lets a request that holds `own` bytes hold others. Throws if the folder would have more than `most`. */
  readonly claim: (own: number, bytes: number, most: number) => void
  /** Gives back what a request holds. */
  readonly free: (own: number) => void
  /** Counts bytes that stay. */
  readonly keep: (bytes: number) => void
}

function roomIn(data: string, mine: (name: string) => boolean, now: () => number): Room {
  let kept = bytesIn(data, mine)
  let held = 0
  let measured = now()
  const measureAgain = (): void => {
    if (now() - measured < LOOK_AGAIN_MS) return
    kept = bytesIn(data, mine)
    measured = now()
  }
  return {
    claim: (own, bytes, most) => {
      const wanted = held - own + bytes
      if (kept + wanted > most) measureAgain()
      if (kept + wanted > most) throw new RefusedError('failed', { status: FULL, detail: 'the disk quota' })
      held = wanted
    },
    free: (own) => {
      held -= own
    },
    keep: (bytes) => {
      kept += bytes
    },
  }
}

function holdIn(room: Room, limit: number): Hold {
  let own = 0
  let written = 0
  const claim = (bytes: number, most: number): void => {
    room.claim(own, bytes, most)
    own = bytes
  }
  const settle = (): void => {
    room.free(own)
    own = 0
  }
  return {
    take: (bytes) => {
      claim(written + bytes + TEXT_BYTES, limit * FILES_SHARE)
      written += bytes
    },
    finish: (bytes) => {
      claim(written + bytes, limit)
      written += bytes
    },
    keep: () => {
      room.keep(written)
      settle()
    },
    drop: settle,
  }
}

/** Maximum share of the folder for files. If uploads fill it, forms without files still work. */
const FILES_SHARE = 0.9

/** Room reserved for the text of a request from its first file: otherwise many requests at once could stop each other from finishing. */
const TEXT_BYTES = 2 * FIELDS_BYTES

/** Insufficient Storage, RFC 4918. */
const FULL = 507

function bytesIn(folder: string, mine: (name: string) => boolean): number {
  return namesInSync(folder)
    .filter((name) => !mine(name))
    .map((name) => path.join(folder, name))
    .reduce((sum, file) => sum + bytesOf(file, mine), 0)
}

function bytesOf(file: string, mine: (name: string) => boolean): number {
  const stats = lstatSync(file, { throwIfNoEntry: false })
  if (!stats) return 0
  return stats.isDirectory() ? bytesIn(file, mine) : stats.size
}
