// Takes out one mitigation after the other, in a copy, and runs the test that is to notice: `node test/faults/planted.mjs [number]`.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** File, what stands there, what takes its place, and the file of tests. */
const FAULTS = [
  ['renderer/markdown/bounds.ts', 'depth: 100,', 'depth: Infinity,', 'unit/markdown/bounds'],
  ['renderer/markdown/bounds.ts', 'cells: 10_000,', 'cells: Infinity,', 'unit/markdown/bounds'],
  ['renderer/pages/navigation-tree.ts', 'const MAX_ENTRIES = 500', 'const MAX_ENTRIES = Infinity', 'unit/model/chrome'],
  ['renderer/markdown/markdown.ts', 'keepSafeAddresses(tree)', '', 'unit/markdown/sanitize'],
  [
    'renderer/pages/resolve/markdown.ts',
    'filled === source ? written : scope.engine.index(filled)',
    'written',
    'unit/model/resolve',
  ],
  ['renderer/content/yaml.ts', 'if (found) throw', 'if (found && source === "") throw', 'unit/model/yaml'],
  [
    'renderer/outputs/redirects.ts',
    'if (!mayLeadTo(redirect.to, library))',
    'if (!mayLeadTo("/", library))',
    'unit/renderer/redirects',
  ],
  ['cli/build/record.ts', 'if (stampOf(stats) === known.stamp ||', 'if (known.size >= 0 ||', 'unit/cli/record'],
  ['cli/output/sealed.ts', "sha256(bytes) === sealed.toString('latin1', 0, DIGEST)", 'true', 'unit/cli/sealed'],
  [
    'cli/output/publish.ts',
    'if (existsSync(previous)) renameSync(previous, out)\n    throw error',
    'throw error',
    'unit/cli/put-back',
  ],
  ['cli/terminal/printable.ts', '(?![\\t\\n])[\\p{Cc}', '(?![\\t\\n])[', 'unit/cli/report'],
  ['renderer/render/csp.ts', '"require-trusted-types-for \'script\'",', '', 'unit/renderer/csp'],
  [
    'cli/receiver/store/quota.ts',
    'if (kept + wanted > most) throw',
    'if (wanted < 0) throw',
    'unit/cli/receiver/quota',
  ],
  ['cli/receiver/capacity.ts', '|| (places.get(visitor) ?? 0) >= ofOne', '', 'unit/cli/receiver/parts'],
  [
    'cli/receiver/turns.ts',
    'if (queue.length > 0) waiting.set(visitor, queue)',
    'while (queue.length > 0) queue.shift()?.()',
    'unit/cli/receiver/turns',
  ],
  ['cli/output/publish.ts', 'if (existsSync(previous)) keepLate(previous, out, own)', '', 'unit/cli/put-back'],
  ['cli/external/ask.ts', '.some(isPrivate)', '.some(() => false)', 'unit/cli/external/ask'],
  ['cli/pull/pulled-files.ts', '?.isSymbolicLink())', '?.isFIFO())', 'unit/cli/pull'],
  ['cli/receiver/turns.ts', 'const ROUNDS = 32', 'const ROUNDS = 1', 'unit/cli/receiver/turns'],
  ['cli/content/file-rules.ts', 'withoutReferences(read()', '(read()', 'unit/cli/file-rules'],
]

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
  // The code has changed: this fault has to be written anew.
  if (!before.includes(from)) return false
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
