// Takes out one mitigation after the other, in a copy, and runs the test that is to notice: `node test/faults/planted.mjs [number]`.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { FAULTS } from './planted-faults.mjs'

const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

function copyOfProject() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kartograf-planted-'))
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: PROJECT,
    encoding: 'utf8',
  })
  const wanted = files
    .split('\n')
    .filter((file) => /^(cli|i18n|renderer|templates|test\/(unit|support|site|faults)|content|[^/]+$)/.test(file))
  execFileSync(
    'tar',
    ['-cf', path.join(folder, 'all.tar'), '--no-recursion', '--ignore-failed-read', ...wanted.filter(Boolean)],
    { cwd: PROJECT },
  )
  execFileSync('tar', ['-xf', 'all.tar'], { cwd: folder })
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}

function isFound(folder, [file, from, to, tests]) {
  const target = path.join(folder, file)
  const before = readFileSync(target, 'utf8')
  if (!before.includes(from)) throw new Error(`${file} has no longer: ${from}`)
  writeFileSync(
    target,
    before.replace(from, () => to),
  )
  const run = spawnSync('npx', ['vitest', 'run', '--project', 'unit', `test/${tests}.test.ts`], {
    cwd: folder,
    encoding: 'utf8',
  })
  writeFileSync(target, before)
  // A file of tests that does not load finds nothing.
  return run.status !== 0 && /Tests .*failed/.test(run.stdout)
}

const only = process.argv[2]
const folder = copyOfProject()
const results = FAULTS.map((fault, at) => {
  if (only !== undefined && Number(only) !== at + 1) return true
  const found = isFound(folder, fault)
  process.stdout.write(`${found ? 'found ' : 'MISSED'} ${at + 1}. ${fault[0]}: ${fault[1].split('\n')[0]}\n`)
  return found
})
rmSync(folder, { recursive: true })
process.exitCode = results.every(Boolean) ? 0 : 1
