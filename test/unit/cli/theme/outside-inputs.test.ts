import path from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'
import { bundleForNode } from '../../../../cli/theme/bundle/bundle-theme.ts'
import { environmentDigest, environmentOf } from '../../../../cli/theme/outside/environment.ts'
import { environmentUses } from '../../../../cli/theme/outside/environment-uses.ts'
import { outsideInputs } from '../../../../cli/theme/outside/outside-inputs.ts'
import { untrackedIssues } from '../../../../cli/theme/outside/untracked-issues.ts'
import { PROJECT } from '../../../support/site.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const usesIn = (code: string) => environmentUses(parseAst(code, { lang: 'tsx' }))

test.each<[string, readonly string[]]>([
  ['const a = process.env.STAGE', ['STAGE']],
  ["const a = process.env['STAGE'] ?? ''", ['STAGE']],
  ['export const A = () => <p>{process.env?.STAGE}</p>', ['STAGE']],
  ['const a = (process.env as Record<string, string>).STAGE', ['STAGE']],
  ['const a = process.env!.STAGE', ['STAGE']],
  ['const a = globalThis.process.env.STAGE', ['STAGE']],
  ["const { STAGE, KEY: key = 'none' } = process.env", ['KEY', 'STAGE']],
  ['const { env } = process; const a = env.STAGE', ['STAGE']],
  ['const all = process.env; const a = all.STAGE; const { KEY } = all', ['KEY', 'STAGE']],
  ["import { env as own } from 'node:process'; const a = own.STAGE", ['STAGE']],
  ["import proc from 'process'; const a = proc.env.STAGE", ['STAGE']],
  ["const a = typeof process !== 'undefined' && process.env && process.env.STAGE", ['STAGE']],
  ['const a = (process.env ?? {}).STAGE', ['STAGE']],
  ['const process = { length: 1 }; const a = process.length', []],
  ["const a = 'process.env.STAGE' // process.env.KEY", []],
])('%s reads %j of the environment', (code, names) => {
  expect(usesIn(code)).toEqual({ names, computed: [] })
})

test.each([
  'const a = process.env[name]',
  'const a = { ...process.env }',
  'const a = Object.keys(process.env)',
  'const { A, ...rest } = process.env',
  'const all = process.env; const a = all[name]',
])('%s reads what only running it would tell', (code) => {
  expect(usesIn(code).computed).toHaveLength(1)
})

test('a theme is looked through only if its compiled code asks for something', async () => {
  const root = temporaryFolder()
  const index = path.join(root, 'templates', 'index.tsx')
  writeFiles(root, { 'templates/index.tsx': "import fs from 'node:fs'\nconst a = process.env[b]\n" })
  expect(await outsideInputs('const a = 1', [index])).toEqual({ environment: [], untracked: [] })
  const { untracked } = await outsideInputs('import fs from "node:fs"\nprocess.env[b]', [index])
  expect(untracked).toEqual([
    { file: index, what: 'node:fs', line: 1, column: 1 },
    { file: index, what: 'process.env', line: 2, column: 11 },
  ])
})

test('imports of types, and of modules that the bundler has left out, are no reads', async () => {
  const root = temporaryFolder()
  const index = path.join(root, 'index.ts')
  writeFiles(root, {
    'index.ts': "import type { Stats } from 'node:fs'\nimport { get } from 'node:http'\nimport net from 'net'\n",
  })
  const { untracked } = await outsideInputs('import { readFileSync } from "node:fs"\nrequire("net")', [index])
  expect(untracked.map(({ what }) => what)).toEqual(['net'])
})

test('each use has a warning at its place; those of packages say where', () => {
  const use = { what: 'https', line: 3, column: 5 }
  const [own, other] = untrackedIssues(
    [
      { ...use, file: '/site/templates/a.tsx' },
      { ...use, file: '/packages/x/index.js' },
    ],
    '/site',
  )
  expect(own).toMatchObject({ file: 'templates/a.tsx', line: 3, column: 5, severity: 'warning' })
  expect(own?.hint).toContain('kartograf pull')
  expect(other).toMatchObject({ file: 'templates/index.ts', line: 1 })
  expect(other?.message).toContain('/packages/x/index.js')
})

test('the digest of a theme holds the values of the variables that it reads, and no secret', () => {
  expect(environmentDigest('abc', [])).toBe('abc')
  const values = environmentOf(['STAGE', 'NONE'], { STAGE: 'secret' })
  expect(values).toEqual([
    ['STAGE', expect.stringMatching(/^[0-9a-f]{64}$/)],
    ['NONE', null],
  ])
  expect(environmentOf(['STAGE'], { STAGE: '' })).not.toEqual(environmentOf(['STAGE'], {}))
})

test.each(['.', 'cli/starter', 'test/site', 'docs/site'])('the theme in %s uses nothing from outside', async (root) => {
  const { outside } = await bundleForNode(path.join(PROJECT, root, 'templates', 'index.ts'))
  expect(outside).toEqual({ environment: [], untracked: [] })
})
