import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { hasErrors } from '../../renderer/definitions/issue.ts'
import { build } from '../build/build.ts'
import type { BuildResult } from '../build/build-result.ts'
import type { BuildOptions, Memory } from '../build/build-types.ts'
import type { Workspace } from '../output/paths.ts'
import type { schemaWriter } from '../schema/write-schemas.ts'
import { createQuietProgress } from '../terminal/progress.ts'
import { createSteps } from '../terminal/steps.ts'
import { QUIET_MS } from './sources/changes.ts'
import { hasMissedChanges } from './sources/missed-changes.ts'
import { reportBuild } from './report-build.ts'
import { type Shows, type State, watchingOf } from './watching.ts'

/** What all builds of a `watch` share. */
export interface Attempts {
  readonly workspace: Workspace
  readonly options: () => BuildOptions
  readonly shows: Shows
  readonly state: State
  readonly schemas: ReturnType<typeof schemaWriter>
}

/** What a build is made for. */
interface Change {
  /** Files that have changed, for the report. */
  readonly changed: readonly string[]
  /** Those that the build looks at; all if none is named. */
  readonly told: readonly string[]
  readonly signal: AbortSignal
}

/** How often a build is tried that fails while files change. */
const TRIES = 3

/** A watcher tells of files within so long, even if many have changed on a busy machine. */
const TOLD_MS = 500

/** Builds and reports; again if there are errors and files have changed meanwhile that the watcher has not told of. */
export async function attempt(change: Change, attempts: Attempts, tries = TRIES): Promise<void> {
  const { workspace, shows, state, schemas } = attempts
  const began = { start: Date.now(), told: change.told }
  const start = performance.now()
  const result = await buildOnce(change, attempts)
  if (hasErrors(result.issues)) {
    // A half-written file is not an error: the next change follows at once.
    await delay(QUIET_MS, undefined, { signal: change.signal })
    if (tries > 1 && hasMissedChanges(workspace.root, began)) {
      // The watcher tells of them, which ends this attempt. If it does not, everything is read again.
      await delay(TOLD_MS, undefined, { signal: change.signal })
      shows.early.end()
      return attempt({ ...change, told: [] }, attempts, tries - 1)
    }
  }
  const { looksOnly, last } = state
  const { changed } = change
  reportBuild({ ...result, ms: performance.now() - start, looksOnly, changed }, shows, workspace.root)
  shows.types?.built(result.issues)
  shows.early.end()
  if (last) schemas(last)
}

function buildOnce({ told, signal }: Change, { workspace, options, shows, state }: Attempts): Promise<BuildResult> {
  const { memory } = state
  state.looksOnly = false
  if (!existsSync(workspace.out)) forgetFiles(memory)
  const progress = createQuietProgress(process.stderr)
  const steps = createSteps(progress)
  const watching = watchingOf(told, signal, shows, state)
  return build({ workspace, options: options(), memory, steps, watching }).finally(progress.end)
}

/**
 * Lets the next build look at all files instead of what this process remembers of them: `.cache/` may be deleted at any time, and the
 * output of `watch` is in it. Returns whether anything was remembered.
 */
export function forgetFiles(memory: Memory): boolean {
  const { placed } = memory
  delete memory.placed
  memory.isRight = false
  return placed !== undefined
}
