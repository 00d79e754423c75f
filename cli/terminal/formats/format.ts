import type { Issue } from '../../../renderer/definitions/issue.ts'

/** Data for a machine-readable report besides the issues. */
interface Reported {
  /** Path from the working directory to the site, with a trailing slash; empty if they are the same. */
  readonly prefix: string
  /** Version of the program. */
  readonly version: string
}

/** Formats a complete report, without a line end. */
export type Format = (issues: readonly Issue[], reported: Reported) => string
