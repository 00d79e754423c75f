import type { Stats } from 'node:fs'
import type { Workspace } from '../output/paths.ts'
import type { Steps } from '../terminal/steps.ts'
import type { CompiledAssets } from '../theme/assets.ts'
import type { EndingCompiler } from '../theme/compiler.ts'
import type { Catalogues } from '../content/data/translators.ts'
import type { MarkdownStore } from '../content/markdown-store.ts'
import type { Sources } from '../content/files/sources.ts'
import type { LoadedTheme } from '../theme/theme.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'
import type { TextFile } from '../../renderer/definitions/collections/collection-outputs.ts'
import type { Page } from '../../renderer/definitions/page.ts'
import type { LoadedSite, LoadMemory } from '../content/loaded.ts'
import type { BuildRecord } from './record.ts'
import type { OutputFile } from '../output/output-file.ts'
import type { Threads } from './render/threads.ts'
import type { SourceMemory } from '../content/files/source-memory.ts'

/** What a run is asked for, by its options and its environment. */
export interface BuildOptions {
  /** Instant of the build, ISO 8601: decides what is published. */
  readonly at: string
  /** Time for `builds/latest.json`, in milliseconds. */
  readonly timestamp: number
  readonly drafts: boolean
  readonly baseUrl?: string | undefined
  /** Keeps search engines away, whatever the settings say. */
  readonly noindex?: boolean | undefined
  /** Folder or URL of an earlier output, whose hashed files are carried over. */
  readonly previous?: string | undefined
  /** Warnings count as errors. */
  readonly strict: boolean
  /** `watch` changes files in place; `generate` replaces the output in one step. */
  readonly inPlace: boolean
  /** Whether the output is flushed to disk before it replaces the old one. Needed for published output only. */
  readonly durable: boolean
  /** Folders of shards whose pages are used instead of rendering them. */
  readonly shards?: readonly string[]
  /** Digest of the program itself. */
  readonly tool: string
  /** Folder for CPU profiles of the run; null for none. */
  readonly profile: string | null
  /** Compiled entry of the rendering threads; null to render everything in this thread. */
  readonly worker: URL | null
  /** Compiled entry of the process that compiles the theme; null to compile it in this process. */
  readonly compiler: URL | null
}

/** Memory between builds of one process, so that `watch` reads and parses only what has changed. */
export interface Memory {
  /** What this run has just found out of the files of the site when it compared them with the last run. */
  readonly files?: ReadonlyMap<string, Stats>
  readonly sources: SourceMemory
  readonly load: LoadMemory
  store?: MarkdownStore
  /** The last site that was read without errors. */
  prepared?: PreparedSite | undefined
  /** Whether everything that was read since then is valid. */
  isRight?: boolean
  /** The output as this process has left it; no other process writes there. */
  placed?: { readonly record: BuildRecord; readonly intact: ReadonlyMap<string, OutputFile> }
}

/** A build that is asked for: of what, how, and with what memory. */
export interface AskedBuild {
  readonly workspace: Workspace
  readonly options: BuildOptions
  readonly memory: Memory
  readonly steps: Steps
  /** Of `watch` only. */
  readonly watching?: Watching | undefined
}

/** A build while it runs. */
export interface Running extends AskedBuild {
  readonly threads: Threads
  readonly compiler: EndingCompiler
}

/** Result of reading; null if no site can be rendered. */
export interface PreparedAndIssues {
  readonly prepared: Prepared | null
  readonly issues: readonly Issue[]
  /** The issues that do not concern entries. */
  readonly around: readonly Issue[]
}

interface PreparedSite extends PreparedAndIssues {
  readonly prepared: Prepared
}

/** The memory of a process that has read nothing yet. */
export function emptyMemory(): Memory {
  return { sources: new Map(), load: { entries: new Map(), written: new Map() } }
}

/** Hooks of `watch` into a build. */
export interface Watching {
  /** Files (relative to the root) that have changed since the last build of this memory; if omitted, all are checked. */
  readonly changed: readonly string[]
  /** Cancels a build that is superseded by a newer change. */
  readonly signal: AbortSignal
  /** Called when everything has been read, also with errors in texts. */
  readonly read: (prepared: Prepared) => void
  /** Called when everything has been read and is valid. */
  readonly prepared: (prepared: Prepared, warnings: readonly Issue[]) => void
  /** Called when it is known what will be rendered. Resolves when the open pages have been served. */
  readonly planned: (pages: readonly Page[], render: (page: Page) => readonly TextFile[]) => Promise<void>
}

/** A site that has been read and checked. */
export interface Prepared {
  readonly site: LoadedSite
  readonly sources: Sources
  readonly theme: LoadedTheme
  readonly assets: CompiledAssets
  readonly catalogues: Catalogues
  readonly store: MarkdownStore
  /** Saves pages and texts for the next run, once. They are true of the content, whether or not it is published. */
  readonly keep: () => void
}
