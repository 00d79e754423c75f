import { hasErrors, sortIssues, type Issue } from '../../renderer/definitions/issue.ts'
import type { BuildResult } from './build-result.ts'
import type { AskedBuild, Prepared, Running } from './build-types.ts'
import { codesOf, finalIssues } from './final-issues.ts'
import { recover } from '../output/staging.ts'
import { prepare } from './load/prepare.ts'
import { prepareAgain } from './load/prepare-again.ts'
import { produce } from './produce.ts'
import { settingsAdvice } from './settings-advice.ts'
import { produceShard, type ShardSummary } from './shards/produce-shard.ts'
import type { Shard } from './shards/shards.ts'
import { createCompiler } from '../theme/compiler.ts'
import { lateIssues, whileTelling } from '../theme/faults/late-errors.ts'
import { isThrown, tellThrown } from '../theme/faults/thrown-issues.ts'
import { createThreads } from './render/threads.ts'

/**
 * A build, cold or warm, for `generate` and `watch`: reads and checks everything, renders what differs from the last build, and publishes
 * it. If there are errors, nothing is written.
 */
export async function build(asked: AskedBuild): Promise<BuildResult> {
  return whileRunning(asked, async (running) => {
    const { prepared, issues, isAgain } = await readSite(running)
    if (!prepared) return { issues, summary: null, site: null }
    const produced = await produce(running, prepared)
    // Skip after small changes: there is little to cache and much to write.
    if (produced.summary && !isAgain) prepared.keep()
    const { summary } = produced
    const late = await lateIssues()
    // Without its site, a run is not remembered as one that was right.
    const site = summary && late.length === 0 ? prepared.site : null
    return { issues: sortIssues([...issues, ...produced.issues, ...late]), summary, site }
  })
}

/** A part of a cold build, for `generate --shard`: reads and checks everything, and renders the pages of one shard. */
export async function buildShard(
  asked: AskedBuild,
  shard: Shard,
): Promise<{ readonly issues: readonly Issue[]; readonly summary: ShardSummary | null }> {
  return whileRunning(asked, async (running) => {
    const { prepared, issues } = await readSite(running)
    if (!prepared) return { issues, summary: null }
    const produced = await tellThrown(prepared.theme, asked.workspace.root, () =>
      produceShard(running, prepared, shard),
    )
    if (isThrown(produced)) return { issues: sortIssues([...issues, ...produced.thrown]), summary: null }
    return { ...produced, issues: sortIssues([...issues, ...produced.issues]) }
  })
}

/** Runs a build with its threads and its compiler, and ends them. */
async function whileRunning<T>(asked: AskedBuild, work: (running: Running) => Promise<T>): Promise<T> {
  const { options, watching } = asked
  const threads = createThreads(options.worker, options.profile, watching?.signal)
  const compiler = createCompiler(options.compiler)
  return whileTelling(() => work({ ...asked, threads, compiler })).finally(() => {
    compiler.end()
    return threads.end()
  })
}

interface ReadSite {
  /** null if there are errors. */
  readonly prepared: Prepared | null
  readonly issues: readonly Issue[]
  /** Whether only what has changed since the last build of this process was read. */
  readonly isAgain: boolean
}

async function readSite(running: Running): Promise<ReadSite> {
  const { workspace, options, memory, watching } = running
  // Clean up after a killed run first, even if the content has errors.
  recover(workspace.out)
  const { isRight } = memory
  // A run that is aborted leaves this: the next one is told of newer changes only, and has to read all.
  memory.isRight = false
  const again = isRight ? await prepareAgain(running) : undefined
  const read = again ?? (await prepare(running))
  const { prepared, around } = read
  const found = [...read.issues, ...(await lateIssues())]
  const isAgain = Boolean(again)
  if (!prepared) return { prepared: null, issues: sortIssues(found), isAgain }
  const { data } = prepared.site
  watching?.read(prepared)
  // Warn only if there are no errors, which the warnings would hide.
  const all = hasErrors(found) ? found : [...found, ...settingsAdvice(data)]
  const issues = finalIssues(all, data, options.strict, codesOf(prepared.theme.theme))
  if (hasErrors(issues)) return { prepared: null, issues: sortIssues(issues), isAgain }
  memory.prepared = { prepared, issues: found, around }
  memory.isRight = true
  watching?.prepared(prepared, issues)
  return { prepared, issues, isAgain }
}
