import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { ParserName } from '../../renderer/markdown/parser.ts'
import { hasErrors, type Issue } from '../../renderer/definitions/issue.ts'
import type { LeftOut } from '../../renderer/library/left-out.ts'
import type { ChangedAddresses } from './addresses.ts'
import type { BuildOptions, BuildResult, BuildSummary } from './build-types.ts'
import type { RenderReason } from './plan.ts'
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
  /** null: there were errors. */
  readonly build: PublishedBuild | null
}

interface PublishedBuild {
  readonly id: string
  readonly parser: ParserName
  readonly brand: string
  /** By language. */
  readonly pages: Readonly<Record<string, number>>
  readonly rendered: readonly string[]
  /** Why a page was rendered, by its path. */
  readonly reasons: Readonly<Record<string, RenderReason>>
  readonly kept: number
  readonly brought: number
  readonly written: readonly string[]
  readonly removed: readonly string[]
  /** Against the build before: what a CDN has to purge, and what a reviewer looks at. */
  readonly addresses: ChangedAddresses
  /** Bytes of each file of the output. */
  readonly files: Readonly<Record<string, number>>
  readonly leftOut: LeftOut
  readonly nextChange: string | null
  /** Whether search engines are kept away: a preview. */
  readonly noindex: boolean
}

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

function publishedBuild({
  id,
  parser,
  site,
  rendered,
  reasons = {},
  kept,
  brought,
  written,
  removed,
  addresses,
  files,
}: BuildSummary): PublishedBuild {
  return {
    id,
    parser,
    brand: site.brand,
    pages: site.pages,
    rendered,
    reasons,
    kept,
    brought,
    written,
    removed,
    addresses,
    files: Object.fromEntries([...files].map(([file, { size }]) => [file, size])),
    leftOut: site.leftOut,
    nextChange: site.nextChange,
    noindex: site.noindex,
  }
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

/** Not in the output, which is public: issues quote content that is not published yet. */
export function writeReport(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeWhole(file, text)
}
