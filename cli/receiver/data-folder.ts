import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { isWithin } from '../output/paths.ts'
import { ReceiverError } from './environment.ts'

/** Throws ReceiverError if the data folder is inside the output, where requests could be downloaded. Follows links. */
export function checkDataFolder(data: string, out: string): void {
  if (!isWithin(realOf(out), realOf(data))) return
  throw new ReceiverError(
    `The data folder ${data} is inside the output ${out}, which everybody can read. Set another one with --data.`,
  )
}

/** Throws ReceiverError if the data folder is not writable, so that the operator notices before the first visitor. */
export function checkWritable(data: string): void {
  const there = nearest(data)
  try {
    accessSync(there, constants.W_OK | constants.X_OK)
    if (statSync(there).isDirectory()) return
  } catch {
    // Reported below.
  }
  throw new ReceiverError(
    `The data folder ${data} cannot be written to: see who owns ${there}, or give another one with --data.`,
  )
}

/** The longest part of the path that exists. */
function nearest(folder: string): string {
  return existsSync(folder) || path.dirname(folder) === folder ? folder : nearest(path.dirname(folder))
}

/** The path with links resolved, as far as it exists. */
function realOf(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder)
  const parent = path.dirname(folder)
  return parent === folder ? folder : path.join(realOf(parent), path.basename(folder))
}
