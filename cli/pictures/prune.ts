import { existsSync, readdirSync, statSync, unlinkSync } from 'node:fs'
import path from 'node:path'

/** Pictures that a cache may hold in any case, at about 60 kB each. */
export const MOST_KEPT = 3000

/** Removes the files of a folder but the `most` recently used. */
export function prune(cache: string, most = MOST_KEPT): void {
  const files = existsSync(cache) ? readdirSync(cache).map((name) => path.join(cache, name)) : []
  if (files.length <= most) return
  const byAge = files.map((file) => ({ file, used: statSync(file).mtimeMs })).toSorted((a, b) => b.used - a.used)
  for (const { file } of byAge.slice(most)) unlinkSync(file)
}
