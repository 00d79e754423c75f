import { setTimeout as pause } from 'node:timers/promises'
import { hasErrors, type Issue } from '../../renderer/definitions/issue.ts'
import { closeStaging } from '../output/staging.ts'
import { lateIssues } from '../theme/faults/late-errors.ts'
import { isThrown, tellThrown } from '../theme/faults/thrown-issues.ts'
import type { BuildSummary } from './build-result.ts'
import type { Prepared, Running } from './build-types.ts'
import { completeOutput } from './run/output.ts'
import { renderPages } from './run/pages.ts'
import { publishRun } from './run/publish.ts'
import { beginRun, type Run } from './run/run.ts'

interface Produced {
  readonly issues: readonly Issue[]
  /** Null if nothing was published. */
  readonly summary: BuildSummary | null
}

/** Renders what differs from the last build and puts the new output in place. */
export async function produce(running: Running, prepared: Prepared): Promise<Produced> {
  const run = await beginRun(running, prepared)
  if ('refused' in run) return { issues: run.refused, summary: null }
  const produced = await tellThrown(prepared.theme, run.workspace.root, () => produceRun(run))
  return isThrown(produced) ? refuse(run, produced.thrown) : produced
}

async function produceRun(run: Run): Promise<Produced> {
  const pages = await renderPages(run)
  if ('refused' in pages) return refuse(run, pages.refused)
  const output = await completeOutput(run, pages)
  if ('refused' in output) return refuse(run, output.refused)
  // What a timer or a promise of the theme has thrown meanwhile; timers that are due run during the pause. Later errors are told by
  // `build`.
  await pause(0)
  const late = await lateIssues()
  if (hasErrors(late)) return refuse(run, [...output.issues, ...late])
  return { issues: output.issues, summary: await publishRun(run, pages, output) }
}

function refuse({ workspace }: Run, issues: readonly Issue[]): Produced {
  closeStaging(workspace.out)
  return { issues, summary: null }
}
