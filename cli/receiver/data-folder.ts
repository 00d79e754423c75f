import { existsSync, realpathSync } from 'node:fs'
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

/** The path with all links followed, as far as it exists. */
function realOf(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder)
  const parent = path.dirname(folder)
  return parent === folder ? folder : path.join(realOf(parent), path.basename(folder))
}
