import path from 'node:path'
import { issueIn, START, type Issue } from '../../renderer/definitions/issue.ts'
import { messageOf } from '../../renderer/definitions/message-of.ts'

/** When texts were last committed. */
interface GitDays {
  /** Days by path from the root, `content/posts/a/en.md` → `2026-11-04`; texts with changes that are not committed have none. */
  readonly days: ReadonlyMap<string, string>
  readonly issues: readonly Issue[]
}

/** Where nobody asks git. */
export const UNDATED: GitDays = { days: new Map(), issues: [] }

/** Not part of any path, and before each commit of the log. */
const COMMIT = 'commit:'

/**
 * The day of the last commit of each file in `content/`, in UTC. A clone without the whole history would tell the day of its oldest commit,
 * so it gives none, and a warning.
 */
export async function gitDays(root: string): Promise<GitDays> {
  // Loaded on demand: few sites ask for it.
  const { simpleGit } = await import('simple-git')
  const git = simpleGit({ baseDir: root })
  try {
    if ((await git.raw('rev-parse', '--is-shallow-repository')).trim() === 'true')
      return without('the clone has only a part of the history', 'fetch all of it, such as with `fetch-depth: 0`')
    const log = await git.raw(
      'log',
      '-z',
      '--relative',
      '--no-renames',
      `--format=${COMMIT}%ct`,
      '--name-only',
      '--',
      'content',
    )
    const changed = await git.raw(
      'status',
      '-z',
      '--porcelain',
      '--no-renames',
      '--untracked-files=no',
      '--',
      'content',
    )
    const top = (await git.raw('rev-parse', '--show-prefix')).trim()
    const days = daysIn(log)
    for (const line of changed.split('\0')) days.delete(path.posix.relative(top, line.slice(3)))
    return { days, issues: [] }
  } catch (error) {
    const [reason = ''] = messageOf(error).split('\n')
    return without(`git does not tell when texts were changed: ${reason}`, 'build in a clone, where git is installed')
  }
}

/** The newest commit comes first. */
function daysIn(log: string): Map<string, string> {
  const days = new Map<string, string>()
  let day = ''
  for (const part of log.split(/[\0\n]/)) {
    if (part.startsWith(COMMIT)) day = new Date(Number(part.slice(COMMIT.length)) * 1000).toISOString().slice(0, 10)
    else if (part !== '' && !days.has(part)) days.set(part, day)
  }
  return days
}

function without(message: string, hint: string): GitDays {
  const issue = issueIn('content/site.yaml', START, {
    code: 'no-history',
    severity: 'warning',
    message,
    expected: 'the history of content/, because of `lastmod: git`',
    hint,
  })
  return { days: new Map(), issues: [issue] }
}
