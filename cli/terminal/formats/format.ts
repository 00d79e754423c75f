import type { Issue } from '../../../renderer/definitions/issue.ts'

/** What a machine-readable report needs beside the issues. */
interface Reported {
  /** Folder of the site from the folder in which the command runs, with a slash at the end; empty for that folder itself. */
  readonly prefix: string
  /** Of the program. */
  readonly version: string
}

/** Makes the whole of a report, without a line end. */
export type Format = (issues: readonly Issue[], reported: Reported) => string
