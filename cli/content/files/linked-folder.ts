import path from 'node:path'
import { ownStatsOf } from '../../output/stats-of.ts'

/**
 * The folder of a file below `content/` that is a link, from the site's folder; undefined if there is none. Nothing is written through
 * links, because they may lead out of the site.
 */
export function linkedFolder(root: string, file: string): string | undefined {
  const parts = file.split(/[\\/]/).slice(0, -1)
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/')).slice(1)
  return folders.find((folder) => ownStatsOf(path.join(root, folder))?.isSymbolicLink())
}
