// Plain Node: runs all linters, even if one of them finds something, so that one run tells everything.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const LINTERS = [
  'oxlint --type-aware --deny-warnings',
  'stylelint "{templates,cli,docs,test/site,test/museum}/**/*.css"',
]

/** Runs shell commands one after the other, and returns those that failed. */
export function failing(commands) {
  return commands.filter((command) => spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = failing(LINTERS).length > 0 ? 1 : 0
