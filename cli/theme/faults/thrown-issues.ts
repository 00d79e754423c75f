import path from 'node:path'
import { ThemeCallError } from '../../../renderer/definitions/collections/guarded.ts'
import { hasErrors, issueIn, type Issue } from '../../../renderer/definitions/issue.ts'
import { messageOf } from '../../../renderer/definitions/message-of.ts'
import { WrongResult } from '../../../renderer/definitions/theme/theme-results.ts'
import { RESOLVED, UnresolvedPicture } from '../../../renderer/definitions/theme/unresolved.ts'
import { relativePath } from '../../output/paths.ts'
import { MendableError } from '../../program.ts'
import { BROKEN, faultIssues } from './fault-issues.ts'
import { NO_ERROR, placeOf } from '../import-theme.ts'
import type { LoadedTheme } from '../theme.ts'

/** What code of a theme has thrown. */
export interface Thrown {
  readonly thrown: readonly Issue[]
}

/** Does work that calls functions of a theme. What those throw becomes an issue at its place; other errors are thrown. */
export async function tellThrown<T>(
  theme: Pick<LoadedTheme, 'file'>,
  root: string,
  work: () => T | Promise<T>,
): Promise<T | Thrown> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ThemeCallError)) return { thrown: [await thrownIssue(error, theme, root)] }
    const { found, others } = error
    const isCaused = ({ file }: ThemeCallError): boolean => hasErrors(found.filter((issue) => issue.file === file))
    const own = [error, ...others].filter((call) => !isCaused(call))
    return { thrown: [...(await Promise.all(own.map((call) => thrownIssue(call, theme, root)))), ...found] }
  }
}

/** Whether work of a theme has failed. */
export function isThrown(result: object): result is Thrown {
  return 'thrown' in result
}

async function thrownIssue(error: unknown, { file }: Pick<LoadedTheme, 'file'>, root: string): Promise<Issue> {
  const call = error instanceof ThemeCallError ? error : undefined
  const cause = call ? call.cause : error
  if (cause instanceof MendableError) throw cause
  const isWrong = cause instanceof WrongResult
  // A wrong result has been given: what called the function has no part in it.
  const place = isWrong
    ? undefined
    : await placeOf(cause, { ran: file, file, entry: path.join(root, 'templates', 'index.ts') })
  if (!place && !call && !isWrong) throw error
  const told = toldOf(cause, call)
  if (place) return issueIn(relativePath(root, place.file), place, { code: BROKEN.code, ...told })
  const [issue] = faultIssues([{ ...told, ...(call && { part: { kind: 'collection', name: call.collection } }) }], root)
  if (!issue) throw error
  return { ...issue, ...hintFor(cause) }
}

function toldOf(cause: unknown, call: ThemeCallError | undefined) {
  if (cause instanceof WrongResult)
    return { message: `${cause.message}${call?.file ? ` (for ${call.file})` : ''}`, expected: cause.expected }
  const where = call && [`in \`${call.called}\` of \`${call.collection}\``, ...(call.file ? [`for ${call.file}`] : [])]
  const message = `${messageOf(cause)}${where ? ` (${where.join(', ')})` : ''}`
  if (cause instanceof UnresolvedPicture) return { message, expected: RESOLVED }
  return {
    message,
    expected: call ? `a function \`${call.called}\` that has a result for every entry` : 'a function that has a result',
  }
}

function hintFor(cause: unknown): Pick<Issue, 'hint'> {
  return cause instanceof Error ? {} : { hint: NO_ERROR }
}
