import path from 'node:path'
import { emptyMemory, type BuildOptions } from '../build/build-types.ts'
import type { Workspace } from '../output/paths.ts'
import { messageWithMend } from '../output/system-error.ts'
import { schemaWriter } from '../schema/write-schemas.ts'
import { attempt, forgetFiles, type Attempts } from './attempt.ts'
import { oneAtATime } from './sources/changes.ts'
import type { Shows } from './watching.ts'

interface Rebuilder {
  /** Builds after a change. A newer change aborts the current build. */
  readonly rebuild: (changed: readonly string[]) => Promise<void>
  /** Aborts the current build, and waits until it has ended. Later changes do nothing. */
  readonly stop: () => Promise<void>
}

/** The builds of a `watch`, one at a time. Failures are reported in the terminal and on open pages; the next change builds again. */
export function rebuilder(workspace: Workspace, options: () => BuildOptions, shows: Shows): Rebuilder {
  const state = { memory: emptyMemory(), last: undefined, looksOnly: false }
  const attempts = { workspace, options, shows, state, schemas: schemaWriter(path.join(workspace.cache, 'schema')) }
  let current = new AbortController()
  let isStopped = false
  const run = oneAtATime(async (changed) => {
    if (isStopped) return
    current = new AbortController()
    await buildOrTell(changed, current.signal, attempts)
  })
  const rebuild = (changed: readonly string[]): Promise<void> => {
    current.abort()
    shows.types?.changed(changed)
    shows.thrown.changed(changed)
    return run(changed)
  }
  return {
    rebuild,
    stop: () => {
      isStopped = true
      return rebuild([])
    },
  }
}

/** Builds; if that fails with what the process remembers of the output, without. */
async function buildOrTell(changed: readonly string[], signal: AbortSignal, attempts: Attempts): Promise<void> {
  const { shows, state } = attempts
  const change = { changed, told: changed, signal }
  try {
    await attempt(change, attempts).catch((error: unknown) => {
      if (signal.aborted || !forgetFiles(state.memory)) throw error
      return attempt(change, attempts)
    })
  } catch (error) {
    if (signal.aborted) return
    forgetFiles(state.memory)
    shows.early.end()
    shows.live.send({ type: 'issues', count: 0, issues: [], notes: [], text: messageWithMend(error) })
    throw error
  }
}
