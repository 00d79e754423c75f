import { randomUUID } from 'node:crypto'
import type { Issue } from '../../../renderer/definitions/issue.ts'
import { parserInUse } from '../../../renderer/markdown/parser.ts'
import { entryStore } from '../../content/entry-store.ts'
import type { Workspace } from '../../output/paths.ts'
import type { Steps } from '../../terminal/steps.ts'
import type { LoadedTheme } from '../../theme/theme.ts'
import { tellThrown, type Thrown } from '../../theme/faults/thrown-issues.ts'
import type { BuildOptions } from '../build-types.ts'
import { claimsOf } from './file-claims.ts'
import { collisions } from './collisions.ts'
import { keptLoad, type KeptLoad } from './kept-load.ts'
import { loadSite } from './load.ts'
import type { LoadedSite, LoadInput } from '../../content/loaded.ts'

export interface Checked {
  readonly site: LoadedSite
  readonly found: readonly Issue[]
  /** The pages of the last run, which were used if nothing else may differ. */
  readonly kept: KeptLoad
  /** Saves the checked entries for the next run. */
  readonly keepEntries: () => void
}

interface LoadRun {
  readonly workspace: Workspace
  readonly options: BuildOptions
  readonly steps: Steps
  readonly isWatched: boolean
}

/** Makes the site of the texts that were read, and checks it, with what the last run has kept of its entries and pages. */
export async function checkSite(
  input: LoadInput,
  theme: LoadedTheme,
  { workspace: { root, cache }, options, steps, isWatched }: LoadRun,
): Promise<Checked | Thrown> {
  const { sources, memory } = input
  // What the functions of an open theme return may differ, though its code is the same.
  const version = `${options.tool} ${theme.isOpen ? randomUUID() : theme.digest}`
  const entries = entryStore(memory, cache, version)
  steps.run('read', () => entries.recall(sources.texts))
  const kept = keptLoad(cache, `${version} ${await parserInUse()}`, input)
  return tellThrown(theme, root, () =>
    steps.run('check', () => {
      // `watch` has all pages in memory after its first build.
      const { site, issues } = loadSite(isWatched ? input : { ...input, kept: kept.pagesFor })
      const found = [...issues, ...collisions(claimsOf(site, sources.copies, root))]
      return { site, found, kept, keepEntries: entries.keep }
    }),
  )
}
