import { utimesSync } from 'node:fs'
import { statsOf } from './stats-of.ts'

/** How often the holder of a lock gives it a new time. */
const BEAT_MS = 10_000

/**
 * Without a new time for so long, a lock is abandoned. Much longer than a build keeps its thread busy without a pause, and than clocks of
 * machines differ.
 */
export const SILENT_MS = 60_000

/** Gives a lock a new time again and again, which containers and machines see that do not see the process. Returns what ends that. */
export function keepBeating(file: string): () => void {
  const timer = setInterval(() => beat(file), BEAT_MS)
  timer.unref()
  return () => clearInterval(timer)
}

function beat(file: string): void {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // Deleted by hand, or the volume is away for a moment.
  }
}

/** The time of the last beat, to be compared with a later one; undefined without the lock. */
export function beatsOf(file: string): number | undefined {
  return statsOf(file)?.mtimeMs
}

/** Whether a lock has not beaten for so long that its holder is gone; of a lock that is gone, that is not known. */
export function isSilent(file: string): boolean {
  return Date.now() - (beatsOf(file) ?? Date.now()) > SILENT_MS
}
