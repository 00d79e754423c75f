import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sidesOf } from '../support/recipes.ts'
import { PROJECT, read, site } from '../support/site.ts'

const tour = readFileSync(path.join(PROJECT, 'docs/tour.md'), 'utf8')
const folder = mkdtempSync(path.join(tmpdir(), 'kartograf-tour-'))
const root = path.join(folder, 'my-site')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const STEP = /In `([^`]+)`:\n|```(sh|diff)\n([^]*?)```/g

interface Step {
  /** The file that edits are made in from here on; empty if that stays. */
  readonly file: string
  readonly kind: string
  readonly text: string
}

/** What the tour asks for, in its order. */
function steps(): readonly Step[] {
  return Array.from(tour.matchAll(STEP), ([, file = '', kind = '', text = '']) => ({ file, kind, text }))
}

/** Runs a script line by line; `npx kartograf`, also from its package, is the program of this repository. */
function run(script: string): void {
  const cwd = existsSync(root) ? root : folder
  for (const line of script.trim().split('\n')) {
    const [, command] = /^npx (?:--yes --package \S+ )?kartograf (.*)$/.exec(line) ?? []
    if (command === undefined) execFileSync('bash', ['-c', line], { cwd })
    else runHere(command, cwd)
  }
}

function runHere(command: string, cwd: string): void {
  const words = [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word)
  const { code, stdout, stderr } = site(words, {}, cwd)
  expect([command, code, code === 0 ? '' : stdout + stderr]).toEqual([command, 0, ''])
}

/** Replaces the lines that the block removes or keeps by those that it keeps or adds. */
function change(file: string, block: string): void {
  const [before, after] = sidesOf(block)
  const text = read(root, file)
  expect([file, text.split(before).length]).toEqual([file, 2])
  writeFileSync(
    path.join(root, file),
    text.replace(before, () => after),
  )
}

/** The packages of a new site, as `npm install` would put them there. */
function install(): void {
  mkdirSync(path.join(root, 'node_modules'))
  for (const name of ['react', 'react-dom', 'zod', '@types'])
    symlinkSync(path.join(PROJECT, 'node_modules', name), path.join(root, 'node_modules', name))
  symlinkSync(PROJECT, path.join(root, 'node_modules/kartograf'))
}

test('each step of the tour works as it is written, and its site is what it says', () => {
  const [tarball = ''] = /kartograf-[\d.]+\.tgz/.exec(tour) ?? []
  writeFileSync(path.join(folder, tarball), '')
  let file = ''
  for (const step of steps()) {
    file = step.file || file
    if (step.kind === 'sh') run(step.text)
    if (step.kind === 'diff') change(file, step.text)
    if (existsSync(root) && !existsSync(path.join(root, 'node_modules'))) install()
  }
  expect(read(root, 'output/en/index.html')).toContain('<h2>Opening hours</h2>')
  expect(read(root, 'output/fr/index.html')).toContain('<html lang="fr"')
  expect(existsSync(path.join(root, 'output/en/news/first-snow'))).toBe(false)
})

test('the mistake is told as the tour shows it', () => {
  const file = 'content/posts/first-snow/en.md'
  const before = read(root, file)
  writeFileSync(path.join(root, file), before.replace('\ndescription:', '\ndescripton:'))
  const { stdout } = site(['check'], {}, root)
  writeFileSync(path.join(root, file), before)
  const [, shown = ''] = /```\n(content\/posts[^]*?)```/.exec(tour) ?? []
  const lines = shown.trimEnd().split('\n')
  expect(lines.length).toBeGreaterThan(8)
  expect(lines.filter((line) => !stdout.includes(line.replace('…', '')))).toEqual([])
})

test('the package is named by its version, and put where the documents say', () => {
  const { version } = JSON.parse(read(PROJECT, 'package.json')) as { readonly version: string }
  const home = read(PROJECT, 'docs/site/content/pages/home/en.md')
  const texts = [tour, read(PROJECT, 'README.md'), read(PROJECT, 'cli/package/README.md'), home]
  const named = texts.flatMap((text) => text.match(/kartograf-[\d.]+\.tgz/g) ?? [])
  expect(new Set(named)).toEqual(new Set([`kartograf-${version}.tgz`]))
  // Without its own `--yes`, npx asks whether it may install, and fails where nobody can answer.
  const calls = texts.flatMap((text) => text.match(/^npx .*--package .*$/gm) ?? [])
  expect(calls.map((call) => call.startsWith('npx --yes --package'))).toEqual([true, true, true, true])
})
