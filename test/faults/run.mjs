// `npm run test:faults`: the tests of faults, short; `-- --long`: with the long figures, and the planted faults.
import { spawnSync } from 'node:child_process'

const isLong = process.argv.includes('--long')
const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, LONG: isLong ? '1' : '' } }).status ?? 1

const tests = run('npx', ['vitest', 'run', '--config', 'test/faults/vitest.config.ts'])
const lock = isLong ? run('npx', ['vitest', 'run', '--project', 'unit', 'test/unit/cli/output/lock.test.ts']) : 0
const documents = isLong ? run('npm', ['run', 'compare']) : 0
const planted = isLong ? run('node', ['test/faults/planted.mjs']) : 0
process.exitCode = Math.max(tests, lock, documents, planted)
