import { hasErrors, type Issue } from '../../../renderer/definitions/issue.ts'
import { parserInUse } from '../../../renderer/markdown/parser.ts'
import { flushFiles } from '../../output/flush.ts'
import { flushFolder } from '../../output/flush-one.ts'
import { SHARD_FILE } from '../../output/refuse-folder.ts'
import { closeStaging, fileWriter, openStaging } from '../../output/staging.ts'
import { publish } from '../../output/publish.ts'
import { sealedValue } from '../../output/sealed.ts'
import type { Prepared, Running } from '../build-types.ts'
import { lateIssues } from '../../theme/faults/late-errors.ts'
import { type PlannedPage, plannedPages } from '../plan.ts'
import { baseDigest } from '../run/run.ts'
import { renderAll } from '../render/render-all.ts'
import { renderFailures } from '../render/render-failures.ts'
import type { RenderResult } from '../../output/render-result.ts'
import { pagesOfShard, type Shard, type ShardRecord } from './shards.ts'
import { sharedSite } from '../render/shared-site.ts'

/** Numbers of a shard's pages, of all pages, and of the shard's files. */
export interface ShardSummary {
  readonly pages: number
  readonly all: number
  readonly files: number
}

/** Renders the pages of a shard into a folder for `kartograf merge`. The folder contains no files that depend on the whole site. */
export async function produceShard(
  { workspace, options, steps, threads, compiler }: Running,
  prepared: Prepared,
  shard: Shard,
): Promise<{ readonly issues: readonly Issue[]; readonly summary: ShardSummary | null }> {
  const { out, root } = workspace
  const shared = sharedSite(prepared)
  const base = baseDigest(prepared, shared, options, await parserInUse())
  const all = plannedPages(prepared.site)
  const render = pagesOfShard(all, shard)
  const staging = openStaging(out)
  const rendering = { workspace, options, prepared, shared, staging, threads, compiler, intact: new Map() }
  const { results, damaged } = await renderAll({ render, keep: [] }, rendering, steps)
  const failed = await renderFailures(results, prepared.site, root, prepared.theme.file)
  // `merge` runs no code of the theme for these pages, so that nobody else can tell what failed later.
  const issues = [...failed, ...damaged, ...(await lateIssues())]
  if (hasErrors(issues)) {
    closeStaging(out)
    return { issues, summary: null }
  }
  const record: ShardRecord = { version: 1, shard, base, pages: recordedPages(render, results) }
  fileWriter(staging)(SHARD_FILE, sealedValue(record))
  const files = new Map([
    [SHARD_FILE, ''],
    ...results.flatMap((result) => result.files.map((file) => [file.path, file.hash] as const)),
  ])
  const flush = { files: flushFiles, folder: flushFolder }
  await steps.wait('write', () => publish({ out, staging, files, intact: new Map(), flush }))
  return { issues, summary: { pages: render.length, all: all.length, files: files.size } }
}

function recordedPages(planned: readonly PlannedPage[], results: readonly RenderResult[]): ShardRecord['pages'] {
  const digests = new Map(planned.map(({ page, digest }) => [page.route.path, digest]))
  const pages = results.map(({ path, files, references, doubled, loads, lacks, stray }) => {
    const told = { references, doubled, loads, ...(lacks !== undefined && { lacks }), ...(stray && { stray }) }
    const page = { digest: digests.get(path) ?? '', files, ...told }
    return [path, page] as const
  })
  return Object.fromEntries(pages)
}
