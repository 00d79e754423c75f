// `npm run bench [name …] [--option …]`: runs the benchmarks of this folder, all or those named, one after the other, each with the
// options.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = path.dirname(fileURLToPath(import.meta.url))
const BENCHMARKS = ['parts', 'generate', 'watch', 'edits', 'search', 'pictures', 'navigation', 'filter', 'visitor']

const args = process.argv.slice(2)
const first = args.findIndex((arg) => arg.startsWith('-'))
const [wanted, options] = first < 0 ? [args, []] : [args.slice(0, first), args.slice(first)]
const unknown = wanted.filter((name) => !BENCHMARKS.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`No benchmark is named ${unknown.join(', ')}. There are: ${BENCHMARKS.join(', ')}\n`)
  process.exit(2)
}
for (const name of wanted.length > 0 ? wanted : BENCHMARKS) {
  process.stdout.write(`${name}\n`)
  const { status } = spawnSync(process.execPath, [path.join(FOLDER, `${name}.mjs`), ...options], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
