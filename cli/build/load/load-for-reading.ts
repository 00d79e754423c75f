import { sortIssues, type Issue } from '../../../renderer/definitions/issue.ts'
import type { Theme } from '../../../renderer/definitions/theme.ts'
import type { Library } from '../../../renderer/library/library.ts'
import type { Workspace } from '../../output/paths.ts'
import { createQuietProgress } from '../../terminal/progress.ts'
import { createSteps } from '../../terminal/steps.ts'
import { emptyMemory, type BuildOptions, type Prepared } from '../build-types.ts'
import { prepare } from './prepare.ts'
import { createCompiler } from '../../theme/compiler.ts'
import { createThreads } from '../render/threads.ts'

interface Read {
  /** null if the theme cannot be loaded. With other errors, the site is incomplete. */
  readonly prepared: Prepared | null
  /** All content, hidden entries included; null if `prepared` is null. */
  readonly library: Library | null
  /** null if it cannot be loaded. */
  readonly theme: Theme | null
  readonly issues: readonly Issue[]
}

/** Reads and checks a site for commands that look at it and build nothing. */
export async function loadForReading(workspace: Workspace, options: BuildOptions): Promise<Read> {
  const progress = createQuietProgress(process.stderr)
  const steps = createSteps(progress)
  const memory = emptyMemory()
  const compiler = createCompiler(options.compiler)
  const asked = { workspace, options, memory, steps }
  const { prepared, issues } = await prepare({ ...asked, threads: createThreads(null, null), compiler }).finally(() => {
    compiler.end()
    progress.end()
  })
  const { loaded } = memory.load
  const [library, theme] = loaded ? [loaded.targets.library, loaded.input.theme] : [null, null]
  return { prepared, library, theme, issues: sortIssues(issues) }
}
