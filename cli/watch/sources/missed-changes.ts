import path from 'node:path'
import { stampSources } from '../../content/files/source-stamps.ts'
import { isStray } from '../../content/files/stray-file.ts'
import { relativePath } from '../../output/paths.ts'

/** A watcher tells of a change after at most so long while this process has nothing else to do. */
const LAG_MS = 250

/** A build of a `watch`: when it began (milliseconds since 1970), and the files that it was told of; none if it reads everything. */
interface Begun {
  readonly start: number
  readonly told: readonly string[]
}

/**
 * Whether files of the site have changed during a build, or just before without the build knowing. It may then have read one half of a
 * `git checkout` before it and the other half after it.
 */
export function hasMissedChanges(root: string, { start, told }: Begun): boolean {
  const known = new Set(told)
  const earliest = told.length === 0 ? start : start - LAG_MS
  const isMissed = (file: string, time: number): boolean =>
    time > start || (time > earliest && !known.has(relativePath(root, file)))
  try {
    const { files } = stampSources(root)
    return [...files].some(([file, { ctimeMs }]) => !isStray(path.basename(file)) && isMissed(file, ctimeMs))
  } catch {
    // A file is gone that was there a moment ago.
    return true
  }
}
