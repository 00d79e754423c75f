import type { Issue } from '../../../renderer/definitions/issue.ts'
import { parserInUse, type ParserName } from '../../../renderer/markdown/parser.ts'
import { checkFilesList } from '../../output/foreign.ts'
import { sha256 } from '../../output/digest.ts'
import { openStaging } from '../../output/staging.ts'
import type { BuildOptions, Prepared, Running } from '../build-types.ts'
import { plan, type Plan, plannedPages } from '../plan.ts'
import { type BuildRecord, intactFiles, readRecord } from '../record.ts'
import type { OutputFile } from '../../output/output-file.ts'
import type { SharedSite } from '../render/render-job.ts'
import { sharedSite } from '../render/shared-site.ts'

/** Values that the stages of one run share: its input, the last build, and the plan. */
export interface Run extends Running {
  readonly prepared: Prepared
  readonly shared: SharedSite
  readonly parser: ParserName
  readonly base: string
  /** The last build; undefined if this is the first. */
  readonly record: BuildRecord | undefined
  readonly staging: string
  readonly intact: ReadonlyMap<string, OutputFile>
  readonly todo: Plan
}

/** A run that publishes nothing, with the issues that prevent it. */
export interface Refused {
  readonly refused: readonly Issue[]
}

/** Compares the site with the last build, and opens the staging folder. */
export async function beginRun(running: Running, prepared: Prepared): Promise<Run | Refused> {
  const { workspace, options, memory, steps } = running
  const { out } = workspace
  const shared = sharedSite(prepared)
  const parser = await parserInUse()
  const base = baseDigest(prepared, shared, options, parser)
  const record = memory.placed?.record ?? readRecord(workspace)
  const untold = record ? undefined : checkFilesList(out)
  if (untold) return { refused: [untold] }
  const staging = openStaging(out)
  const intact = memory.placed?.intact ?? intactFiles(record, out)
  const todo = steps.run('check', () => plan(plannedPages(prepared.site), base, record, (file) => intact.has(file)))
  return { ...running, prepared, shared, parser, base, record, staging, intact, todo }
}

/** Digest of the values that all pages share. If it changes, every page is rendered. */
export function baseDigest(
  { theme, catalogues, site }: Prepared,
  shared: SharedSite,
  options: BuildOptions,
  parser: ParserName,
): string {
  return sha256(JSON.stringify([options.tool, parser, theme.digest, shared, catalogues, site.data.packs]))
}
