import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Workspace } from '../../output/paths.ts'
import { SOURCES } from '../../output/refuse-folder.ts'
import { compiledInputs, stampFile } from '../../theme/compile-cache.ts'
import { isOfTool } from '../../theme/tool-folder.ts'

/** A look at ten files takes 30 µs. */
const LOOK_MS = 250

/** `.cache/` may be deleted at any time, which goes on for a while when the output in it is gone. */
const GONE = 3

/**
 * An import may wait for a package: an installation ends with one of these, those of npm, pnpm and Yarn also if `package.json` had it
 * before.
 */
const INSTALLED = [
  'package.json',
  'node_modules/.package-lock.json',
  'node_modules/.modules.yaml',
  'node_modules/.yarn-state.yml',
]

/** Watches what a theme imports from elsewhere than the folders of its site, and whether the output goes. */
interface OutsideFiles {
  /** Adds the inputs of the last build, and files (relative to the root) that it has told of. */
  readonly follow: (told: readonly string[]) => void
  readonly close: () => void
}

/**
 * Packages are left out, which change when they are installed, as files of their manager tell, and the generator itself. Such files are
 * few, and looked at in turns.
 */
export function watchOutside({ root, cache, out }: Workspace, changed: (file: string) => void): OutsideFiles {
  const known = new Map<string, string>()
  let looksWithout = Number.NaN
  const timer = setInterval(() => {
    looksWithout = existsSync(out) ? 0 : looksWithout + 1
    // Once: the next build may fail, and make no other.
    if (looksWithout === GONE) changed(out)
    for (const [file, stamp] of known) {
      const now = stampFile(file)
      if (now === stamp) continue
      known.set(file, now)
      changed(file)
    }
  }, LOOK_MS)
  const add = (file: string, stamp: string): void => {
    if (!known.has(file) && isOutside(root, file)) known.set(file, stamp)
  }
  for (const file of INSTALLED.map((name) => path.join(root, name))) known.set(file, stampFile(file))
  return {
    follow: (told) => {
      // As they were when they were compiled: they may have changed since.
      for (const [file, stamp] of compiledInputs(cache)) add(file, stamp)
      for (const file of told) add(path.join(root, file), stampFile(path.join(root, file)))
    },
    close: () => clearInterval(timer),
  }
}

function isOutside(root: string, file: string): boolean {
  const isInPackage = file.split(path.sep).includes('node_modules')
  return (
    !isInPackage && !isOfTool(file) && !SOURCES.some((folder) => file.startsWith(path.join(root, folder, path.sep)))
  )
}
