import type { Issue } from '../../renderer/definitions/issue.ts'
import type { ParserName } from '../../renderer/markdown/parser.ts'
import type { OutputFile } from '../output/output-file.ts'
import type { ChangedAddresses } from './addresses.ts'
import type { LoadedSite, SiteOverview } from '../content/loaded.ts'
import type { RenderReason } from './plan.ts'

/** What a successful build has done. Paths of pages are addresses; those of files start from the output. */
export interface BuildSummary {
  readonly id: string
  readonly site: SiteOverview
  /** Paths of the rendered pages. */
  readonly rendered: readonly string[]
  /** Why each page was rendered, those of shards included. */
  readonly reasons?: Readonly<Record<string, RenderReason>>
  readonly kept: number
  /** Number of pages that shards have rendered. */
  readonly brought: number
  /** Files that were written or removed. */
  readonly written: readonly string[]
  readonly removed: readonly string[]
  /** Addresses that were added, changed or removed; files with equal bytes are left out. */
  readonly addresses: ChangedAddresses
  readonly files: ReadonlyMap<string, OutputFile>
  /** Foreign files in the output, which are kept. */
  readonly foreign: readonly string[]
  /** Hashed files taken over from `--previous`, and those that it lists but lacks; null if it is not an output. */
  readonly carried?: { readonly retired: readonly string[]; readonly missing: readonly string[] | null } | undefined
  readonly threads: number
  readonly parser: ParserName
  /** Times of the pages that were rendered. */
  readonly pageTimes: readonly PageTime[]
  /** Number of texts, and how many of them were cached. */
  readonly texts: { readonly known: number; readonly all: number }
}

/** Time to render and write a page. */
export interface PageTime {
  readonly path: string
  /** The name of the template, or of the collection for the page of an entry. */
  readonly template: string
  readonly ms: number
}

export interface BuildResult {
  readonly issues: readonly Issue[]
  /** null if there were errors; the output is unchanged. */
  readonly summary: BuildSummary | null
  /** null if there were errors, or nothing had to be read. */
  readonly site: LoadedSite | null
}
