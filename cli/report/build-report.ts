import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { hasErrors, type Issue } from '../../renderer/definitions/issue.ts'
import type { BuildResult, BuildSummary } from '../build/build-result.ts'
import type { BuildOptions } from '../build/build-types.ts'
import type { SiteOverview } from '../content/loaded.ts'
import type { RenderReason } from '../build/plan.ts'
import { writeWhole } from '../output/write-whole.ts'
import type { StepName } from '../terminal/steps.ts'

/** Report of a `generate` run for tools: its summary and all issues. */
export interface BuildReport {
  readonly version: 1
  readonly outcome: 'published' | 'failed'
  /** Instant that the site was built for, ISO 8601. */
  readonly at: string
  readonly drafts: boolean
  /** Milliseconds, by step and in all. */
  readonly times: Readonly<Partial<Record<StepName, number>>>
  readonly total: number
  readonly issues: readonly Issue[]
  /** null if there were errors. */
  readonly build: PublishedBuild | null
}

type Counts = Pick<
  BuildSummary,
  'id' | 'parser' | 'rendered' | 'kept' | 'brought' | 'written' | 'removed' | 'addresses'
>

interface PublishedBuild extends Counts, Pick<SiteOverview, 'brand' | 'pages' | 'leftOut' | 'nextChange' | 'noindex'> {
  /** Why a page was rendered, by its path. */
  readonly reasons: Readonly<Record<string, RenderReason>>
  /** Bytes of each file of the output. */
  readonly files: Readonly<Record<string, number>>
}

/** The report of a run, for `--report` and `--json`. `times`: milliseconds by step; `total`: those of the whole run. */
export function buildReport(
  { issues, summary }: BuildResult,
  { at, drafts }: Pick<BuildOptions, 'at' | 'drafts'>,
  times: BuildReport['times'],
  total: number,
): BuildReport {
  return {
    version: 1,
    outcome: hasErrors(issues) ? 'failed' : 'published',
    at,
    drafts,
    times,
    total,
    issues,
    build: summary && publishedBuild(summary),
  }
}

function publishedBuild(summary: BuildSummary): PublishedBuild {
  const { id, parser, rendered, reasons = {}, kept, brought, written, removed, addresses } = summary
  const { brand, pages, leftOut, nextChange, noindex } = summary.site
  const files = Object.fromEntries([...summary.files].map(([file, { size }]) => [file, size]))
  const counts = { rendered, reasons, kept, brought, written, removed, addresses, files }
  return { id, parser, brand, pages, ...counts, leftOut, nextChange, noindex }
}

/** What a scheduler needs to know: when the output changes by itself after a build. */
interface Schedule {
  readonly version: 1
  /** Id of the build. */
  readonly build: string
  /** Instant that it was made for, ISO 8601. */
  readonly at: string
  /** Later instants, in order, ISO 8601 in UTC. */
  readonly instants: readonly string[]
}

/** The schedule of a site after a build. */
export function scheduleAfter({ id, site }: Pick<BuildSummary, 'id' | 'site'>, at: string): Schedule {
  return {
    version: 1,
    build: id,
    at,
    instants: site.schedule.filter((instant) => Date.parse(instant) > Date.parse(at)),
  }
}

/** Writes the report outside the output, because issues quote content that is not public yet. */
export function writeReport(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeWhole(file, text)
}
