import { utimesSync } from 'node:fs'
import { statsOf } from './stats-of.ts'

/** How often the holder of a lock gives it a new time. */
const BEAT_MS = 10_000

/** How often a lock is looked at, and how long it is silent before it counts as abandoned: much longer than a build keeps its thread busy. */
const LOOK_MS = 250
const SILENT_MS = 60_000

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

/** The time of the last beat, by the clock of the machine that holds the lock; undefined without the lock. */
export function beatOf(file: string): number | undefined {
  return statsOf(file)?.mtimeMs
}

/**
 * Waits for another beat of a lock, at most a minute. Returns the last one if there was none; undefined if there was, or the lock is gone.
 * Compares beats with one another, since clocks of machines differ, and counts looks, since this process may be paused too.
 */
export async function silentSince(file: string): Promise<number | undefined> {
  const first = beatOf(file)
  const isSilent = (): boolean => first !== undefined && beatOf(file) === first
  for (let looks = 0; looks < SILENT_MS / LOOK_MS && isSilent(); looks += 1) await pause()
  return isSilent() ? first : undefined
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LOOK_MS))
}
