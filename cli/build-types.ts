import type { Issue } from '../renderer/model/issue.ts'
import type { EntryMemory, LoadedSite } from './load.ts'
import type { OutputFile } from './record.ts'
import type { SourceMemory } from './sources.ts'

export interface BuildOptions {
  /** Instant of the build, ISO 8601: decides what is published. */
  readonly at: string
  /** Time for `builds/latest.json`, in milliseconds. */
  readonly timestamp: number
  readonly drafts: boolean
  readonly baseUrl?: string | undefined
  /** Warnings count as errors. */
  readonly strict: boolean
  /** `watch` changes files in place; `generate` replaces the output in one step. */
  readonly inPlace: boolean
  /** Whether the output is on the disk before it takes the place of the old one: for what is published, not for what can be made anew. */
  readonly durable: boolean
  /** Digest of the program itself. */
  readonly tool: string
  /** Compiled entry of the rendering threads; null: everything is rendered in this one. */
  readonly worker: URL | null
}

/** What a process remembers between builds, so that `watch` reads and parses only what has changed. */
export interface Memory {
  readonly sources: SourceMemory
  readonly entries: EntryMemory
}

export interface BuildSummary {
  readonly id: string
  readonly site: LoadedSite
  /** Paths of the rendered pages. */
  readonly rendered: readonly string[]
  readonly kept: number
  /** Files that were written, and files that are gone. */
  readonly written: readonly string[]
  readonly removed: readonly string[]
  readonly files: ReadonlyMap<string, OutputFile>
  readonly threads: number
}

export interface BuildResult {
  readonly issues: readonly Issue[]
  /** null: there were errors, and the output is as it was. */
  readonly summary: BuildSummary | null
}
