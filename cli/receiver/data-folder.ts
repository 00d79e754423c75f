import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { ReceiverError } from './environment.ts'

/** Refuses a data folder that would be served: whoever knows an id could read the request. Links are followed. */
export function checkDataFolder(data: string, out: string): void {
  const inside = path.relative(realOf(out), realOf(data))
  if (inside !== '' && (inside.startsWith('..') || path.isAbsolute(inside))) return
  throw new ReceiverError(
    `The data folder ${data} lies inside the output ${out}, which everybody can read. Give another one with --data.`,
  )
}

/** Refuses a data folder that nothing can be written to: the first visitor must not be the one who finds out. */
export function checkWritable(data: string): void {
  const there = nearest(data)
  try {
    accessSync(there, constants.W_OK | constants.X_OK)
    if (statSync(there).isDirectory()) return
  } catch {
    // Told below.
  }
  throw new ReceiverError(
    `The data folder ${data} cannot be written to: see who owns ${there}, or give another one with --data.`,
  )
}

/** The path, or the part of it that exists. */
function nearest(folder: string): string {
  return existsSync(folder) || path.dirname(folder) === folder ? folder : nearest(path.dirname(folder))
}

/** The path with all links followed, as far as it exists. */
function realOf(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder)
  const parent = path.dirname(folder)
  return parent === folder ? folder : path.join(realOf(parent), path.basename(folder))
}
