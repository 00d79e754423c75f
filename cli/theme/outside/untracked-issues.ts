import path from 'node:path'
import { issueIn, START, type Issue, type IssueWords } from '../../../renderer/definitions/issue.ts'
import { relativePath } from '../../output/paths.ts'
import { BROKEN } from '../faults/fault-issues.ts'
import { ENVIRONMENT, type UntrackedUse } from './outside-inputs.ts'

/** What calls of `fetch` are called. */
export const FETCH = 'fetch'

/** The issues of what a theme uses that no build can compare with the last one, each at its place. */
export function untrackedIssues(uses: readonly UntrackedUse[], root: string): Issue[] {
  return uses.map(({ file, what, line, column }) => {
    const isOwn = file.startsWith(root + path.sep)
    const place = isOwn ? { line, column } : START
    const whose = isOwn ? '' : ` (in ${file})`
    return issueIn(isOwn ? relativePath(root, file) : BROKEN.file, place, {
      code: 'untracked-input',
      severity: 'warning',
      ...wordsFor(what, whose),
    })
  })
}

function wordsFor(what: string, whose: string): IssueWords {
  if (what === ENVIRONMENT)
    return {
      message: `the theme reads \`process.env\` by a name that is computed${whose}, so every page is rendered by every build`,
      expected: '`process.env.NAME`: pages are rendered again when the value of that variable changes',
    }
  return {
    message: `the theme uses \`${what}\`${whose}; what that returns is in no source of the site, so every page is rendered by every build`,
    expected: 'data of the site: an entry, a field of front matter, or a module or JSON file that the theme imports',
    hint: adviceFor(what.replace(/^node:/, '')),
  }
}

function adviceFor(what: string): string {
  if (what.startsWith('fs')) return "a JSON file can be imported: `import data from './data.json'`"
  if (what === 'child_process' || what === 'os')
    return 'write what it says into a JSON file before the build, and import that'
  return '`kartograf pull` writes data of other servers into the content, where builds compare it (docs/pull.md)'
}
