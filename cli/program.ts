/** What the starter (`cli/bin.mjs`) knows of the compiled program. */
export interface Program {
  /** As in `package.json`. */
  readonly version: string
  /** Digest of the program's code. */
  readonly digest: string
  /** Compiled entry of the rendering threads. */
  readonly worker: URL
  /** Folder of the site when `--root` is not given. */
  readonly defaultRoot: string
}

/** What a run ends with. */
export const EXIT = { fine: 0, siteHasErrors: 1, wrongUsage: 2, couldNotRun: 3 } as const

/** What a user can mend: the message says how, and a stack would hide it. */
export class MendableError extends Error {}

/** The command cannot be run like this, in this folder: the message says how. */
export class UsageError extends MendableError {
  override readonly name = 'UsageError'
}
