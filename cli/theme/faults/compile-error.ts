import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { issueIn, START, type Issue, type IssueWords, type Place } from '../../../renderer/definitions/issue.ts'
import { relativePath, slashed } from '../../output/paths.ts'
import { messageOf } from '../../../renderer/definitions/message-of.ts'
import { namingOwnSheet } from '../own-sheet.ts'

/** An error of a compiler. What was expected is by default that of the compiler's task. */
export interface CompileFault extends Place, IssueWords {
  /** Absolute; null if it concerns no file of the site. */
  readonly file: string | null
}

/** The sources of a theme cannot be compiled. */
export class CompileError extends Error {
  override readonly name = 'CompileError'
  readonly faults: readonly CompileFault[]

  constructor(faults: readonly CompileFault[], cause?: unknown) {
    super(faults.map(({ message }) => message).join('\n'), { cause })
    this.faults = faults
  }
}

/** Result of sources that cannot be compiled. */
export interface NotCompiled {
  readonly issues: readonly Issue[]
}

/** Properties of an issue if the compiler reports no position. */
interface Fallback extends Pick<Issue, 'code' | 'file'> {
  readonly expected: string
}

/** The issues of a compile error, each at its position if the compiler reports it. */
export function compileIssues(error: unknown, root: string, { code, file, expected }: Fallback): Issue[] {
  const faults: readonly CompileFault[] = error instanceof CompileError ? error.faults : [unplaced(error)]
  return faults.map(({ file: source, message, expected: own = expected, hint, ...place }) => {
    const within = source?.startsWith(root + path.sep) ? relativePath(root, source) : undefined
    const told = {
      code,
      message: withinRoot(message, root),
      expected: own,
      hint: hint && namingOwnSheet(hint, root),
    }
    return within === undefined ? issueIn(file, START, told) : issueIn(within, place, told)
  })
}

/** A message that names files by their paths in the site, also on Windows. */
function withinRoot(message: string, root: string): string {
  const [start = '', ...rest] = message.split(root + path.sep)
  return start + rest.map((text) => text.replace(/^[^\s'"`]+/, slashed)).join('')
}

function unplaced(error: unknown): CompileFault {
  const message = stripVTControlCharacters(messageOf(error))
  return { file: null, ...START, message }
}
