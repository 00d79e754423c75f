import { rmSync } from 'node:fs'
import path from 'node:path'
import type { ParserName } from '../../renderer/markdown/parser.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'
import { foreignFiles } from '../output/foreign.ts'
import { leftByKilledRun } from '../output/staging.ts'
import { sha256 } from '../output/digest.ts'
import type { Workspace } from '../output/paths.ts'
import { compiledEnvironment, compiledInputs, stampFile } from '../theme/compile-cache.ts'
import { type Environment, environmentOf } from '../theme/outside/environment.ts'
import { readSealed, writeSealed } from '../output/sealed.ts'
import type { BuildResult, BuildSummary } from '../build/build-result.ts'
import type { BuildOptions } from '../build/build-types.ts'
import { readingOf, type SiteClock } from '../build/load/clock-reading.ts'
import type { SiteOverview } from '../content/loaded.ts'
import { intactFiles, NEVER, readRecord, type BuildRecord } from '../build/record.ts'
import { retire, type Retention } from '../build/publish/retired.ts'
import type { SourceStamps } from '../content/files/source-stamps.ts'

/** Result of a run, which the next one repeats without reading anything if nothing has changed. */
interface LastRun {
  readonly key: string
  /** Digest of the stamps of all sources, taken before any of them was read. */
  readonly sources: string
  /** Files outside the site that were compiled into the theme, each with its stamp. */
  readonly inputs: readonly (readonly [file: string, stamp: string])[]
  /** Variables of the environment that the theme reads. */
  readonly environment: Environment
  readonly clock: SiteClock
  /** Reading of the clock. */
  readonly reading: string
  readonly retention: Retention
  /** Id of the build that wrote the record. */
  readonly id: string
  readonly parser: ParserName
  readonly issues: readonly Issue[]
  readonly overview: SiteOverview
}

/**
 * The result of a run with nothing to do: sources (by time, size and inode), program, options and clock reading equal those of the last
 * run, and its output is intact. Undefined if anything differs.
 */
export function unchangedRun(
  workspace: Workspace,
  options: BuildOptions,
  sources: SourceStamps,
): BuildResult | undefined {
  const last = readLastRun(workspace)
  if (!last || last.key !== keyOf(options) || last.sources !== sources.digest) return undefined
  if (last.reading !== readingOf(last.clock, options.at)) return undefined
  // The fast parser may be available again; only loading it can tell.
  if (last.parser !== 'satteri') return undefined
  if (last.inputs.some(([file, stamp]) => stampFile(file) !== stamp)) return undefined
  if (last.environment.some(([name, digest]) => environmentOf([name])[0]?.[1] !== digest)) return undefined
  const record = readRecord(workspace)
  if (record?.id !== last.id || record.base === NEVER || !isIntact(record, workspace, options, last)) return undefined
  return { issues: last.issues, summary: summaryOf(last, record, workspace.out), site: null }
}

function summaryOf({ id, overview, parser }: LastRun, record: BuildRecord, out: string): BuildSummary {
  return {
    id,
    site: overview,
    rendered: [],
    kept: Object.keys(record.pages).length,
    brought: 0,
    written: [],
    removed: [],
    addresses: { added: [], changed: [], removed: [] },
    files: new Map(Object.entries(record.files)),
    foreign: foreignFiles(out, Object.keys({ ...record.files, ...record.retired })),
    threads: 1,
    parser,
    pageTimes: [],
    texts: { known: 0, all: 0 },
  }
}

/** Whether every file of the record is in the output, and none is due for removal. */
function isIntact(record: BuildRecord, { out }: Workspace, { at }: BuildOptions, { retention }: LastRun): boolean {
  if (leftByKilledRun(out)) return false
  const retired = Object.keys(record.retired ?? {})
  const intact = intactFiles(record, out)
  const files = new Map(Object.entries(record.files))
  if (intact.size !== new Set([...files.keys(), ...retired]).size) return false
  return Object.keys(retire(record, { id: record.id, at, files, intact, retention })).length === retired.length
}

/** Remembers a run that has succeeded, for the next one. */
export function rememberRun(
  workspace: Workspace,
  options: BuildOptions,
  sources: SourceStamps,
  { site, issues, summary }: BuildResult,
): void {
  if (!site || !summary || !sources.isCertain) return
  const { timeZone, retention, lastmod } = site.data.settings
  // A commit changes the date of a text without changing any file.
  if (lastmod === 'git') return forgetRun(workspace)
  const clock = { timeZone, endings: site.endings }
  const last: LastRun = {
    key: keyOf(options),
    sources: sources.digest,
    inputs: compiledInputs(workspace.cache),
    environment: environmentOf(compiledEnvironment(workspace.cache)),
    clock,
    reading: readingOf(clock, options.at),
    retention,
    id: summary.id,
    parser: summary.parser,
    issues,
    overview: summary.site,
  }
  writeSealed(fileOf(workspace), last)
}

function forgetRun(workspace: Workspace): void {
  rmSync(fileOf(workspace), { force: true })
}

function readLastRun(workspace: Workspace): LastRun | undefined {
  return readSealed(fileOf(workspace)) as LastRun | undefined
}

function fileOf({ cache, out }: Workspace): string {
  return path.join(cache, `last-run-${sha256(out).slice(0, 10)}.json`)
}

/** Everything that affects the output and is not in a file of the site, including the version of Node. */
function keyOf({ tool, drafts, strict, baseUrl, noindex = false }: BuildOptions): string {
  return JSON.stringify([5, tool, process.version, drafts, strict, baseUrl ?? null, noindex])
}
