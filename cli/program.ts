/** What `cli/bin.mjs` passes to the compiled program. */
export interface Program {
  /** As in `package.json`. */
  readonly version: string
  /** Digest of the program's code. */
  readonly digest: string
  /** Compiled entry of the rendering threads. */
  readonly worker: URL
  /** Compiled entry of the process that compiles themes; without one they are compiled in this process. */
  readonly compiler?: URL
  /** Folder of the site when `--root` is not given. */
  readonly defaultRoot: string
}

/** Exit codes. */
export const EXIT = { fine: 0, siteHasErrors: 1, wrongUsage: 2, couldNotRun: 3 } as const

/** An error that the user can fix: the message says how, and no stack is printed. */
export class MendableError extends Error {}

/** Whether an error is one of the system, such as a full disk: it names an operation and a path, and the sources have no part in it. */
export function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error
}

/** Wrong usage, or a wrong folder: the message says what to do. */
export class UsageError extends MendableError {
  override readonly name = 'UsageError'
}
