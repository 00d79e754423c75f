import type { OutputFile } from './output-file.ts'

/** The files of the new output, and which of them are already in place. */
export interface Publication {
  readonly out: string
  readonly staging: string
  /** Hash of each file of the new output. */
  readonly files: ReadonlyMap<string, string>
  readonly intact: ReadonlyMap<string, OutputFile>
  /** Foreign files in the old output. */
  readonly foreign?: readonly string[]
  /** Flushes files to disk; if omitted, the operating system decides when. */
  readonly flush?: Flush | undefined
}

interface Flush {
  readonly files: (folder: string, files: readonly string[], folders: Iterable<string>) => Promise<void>
  readonly folder: (folder: string) => Promise<void>
}
