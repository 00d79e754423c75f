import { existsSync, readdirSync, statSync, unlinkSync } from 'node:fs'
import path from 'node:path'

/** Maximum pictures in a cache, at about 60 kB each. */
const MOST_KEPT = 3000

/** Removes all but the most recently used; keeps at least as many as are `needed` twice over. */
export function prune(cache: string, needed = 0): void {
  const most = Math.max(MOST_KEPT, 2 * needed)
  const files = existsSync(cache) ? readdirSync(cache).map((name) => path.join(cache, name)) : []
  if (files.length <= most) return
  const byAge = files.map((file) => ({ file, used: statSync(file).mtimeMs })).toSorted((a, b) => b.used - a.used)
  for (const { file } of byAge.slice(most)) unlinkSync(file)
}
