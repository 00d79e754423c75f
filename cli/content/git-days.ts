import path from 'node:path'
import { issueIn, START, type Issue } from '../../renderer/definitions/issue.ts'
import { messageOf } from '../../renderer/definitions/message-of.ts'

/** Days of the last commits of texts. */
interface GitDays {
  /** Days by path from the root, `content/posts/a/en.md` → `2026-11-04`; texts with uncommitted changes have none. */
  readonly days: ReadonlyMap<string, string>
  readonly issues: readonly Issue[]
}

/** For sites that do not use the history. */
export const UNDATED: GitDays = { days: new Map(), issues: [] }

/** Precedes each commit in the log. No path in it begins with a slash. */
const COMMIT = '/'

const FOLDERS = ['rev-parse', '--is-shallow-repository', '--git-dir', '--show-prefix']

const LOG = ['log', '-z', '--relative', '--no-renames', `--format=${COMMIT}%ct`, '--name-only', '--', '.']
const STATUS = ['status', '-z', '--porcelain', '--no-renames', '--untracked-files=no', '--', '.']

/**
 * The day of the last commit of each file in `content/`, in UTC, by the repository that has this folder: it may be a submodule or a link.
 * In a shallow clone these would be wrong, so it returns a warning and no days.
 */
export async function gitDays(root: string): Promise<GitDays> {
  // Imported lazily, because few sites use it.
  const { simpleGit } = await import('simple-git')
  const git = simpleGit({ baseDir: path.join(root, 'content') })
  try {
    const [isShallow, repository, top = ''] = (await git.raw(FOLDERS)).split('\n')
    // Its files are texts that anybody may have committed, and settings of a repository name programs, which the commands below would run.
    if (repository === '.')
      return without('content/ has files of a Git repository among its texts', 'remove `HEAD`, `config` and `refs/`')
    if (isShallow === 'true')
      return without('the clone has only a part of the history', 'fetch all of it, such as with `fetch-depth: 0`')
    const log = await git.raw(LOG)
    const changed = await git.raw(STATUS)
    const days = daysIn(log)
    for (const line of changed.split('\0')) days.delete(pathOf(path.posix.relative(top, line.slice(3))))
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
    else if (part !== '' && !days.has(pathOf(part))) days.set(pathOf(part), day)
  }
  return days
}

/** From the root, of what git names from `content/`. */
function pathOf(file: string): string {
  return `content/${file}`
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
