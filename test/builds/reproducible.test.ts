import { spawnSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanEnvironment, copyFixture, filesOf, PROJECT, read, site, treeOf, write } from '../support/site.ts'

let one = ''
let other = ''

beforeAll(() => {
  one = copyFixture('reproducible-one')
  other = copyFixture('reproducible-other')
  for (const root of [one, other]) write(root, TEXT, read(root, TEXT) + LINES)
  asOnOtherMachines(other)
})
afterAll(() => {
  for (const root of [one, other]) rmSync(root, { recursive: true, force: true })
})

const TEXT = 'content/posts/anchor/de.md'
/** What has lines of its own in Markdown. */
const LINES =
  '\n```js\nlet a = 1\n\nlet ö\n```\n\n|a|b|\n|-|-|\n|1|2|\n\nHard  \nbreak\\\nend\n\n    code\n\n<div>\ntext\n</div>\n\n- a\n\n  b\n'

/** Saves all sources as Windows and macOS do: with its marks and line ends, with accents apart, and beside files of its own. */
function asOnOtherMachines(root: string): void {
  for (const file of filesOf(root).filter((name) =>
    /^(?:content|i18n|templates)\/.*\.(?:md|yaml|json|css|tsx?)$/.test(name),
  )) {
    const text = read(root, file).replaceAll('\n', '\r\n')
    write(root, file, `\uFEFF${file.startsWith('templates/') ? text : text.normalize('NFD')}`)
  }
  for (const folder of ['content', 'content/posts/anchor', 'content/static', 'i18n/messages', 'templates'])
    for (const name of ['.DS_Store', 'Thumbs.db', '~$Plan.docx', '._de.md']) write(root, `${folder}/${name}`, '\0')
}

function tree(root: string, args: readonly string[], env: Readonly<Record<string, string>>): Record<string, string> {
  rmSync(path.join(root, 'output'), { recursive: true, force: true })
  rmSync(path.join(root, '.cache'), { recursive: true, force: true })
  expect(site(['generate', '--root', root, ...args], env)).toMatchObject({ code: 0 })
  return treeOf(path.join(root, 'output'))
}

test('two clean builds in different folders, time zones and at different times give the same tree but for the time of the build', () => {
  const { 'builds/latest.json': first, ...own } = tree(one, ['--at', '2026-11-20T01:00:00Z'], {
    TZ: 'Pacific/Auckland',
    LANG: 'de_DE.UTF-8',
  })
  const { 'builds/latest.json': second, ...elsewhere } = tree(other, ['--at', '2026-11-21T22:00:00Z'], {
    TZ: 'America/Los_Angeles',
    LANG: 'C',
  })
  expect(own).toEqual(elsewhere)
  expect(first).not.toBe(second)
})

const EPOCH = { SOURCE_DATE_EPOCH: '1795000000' }
let known: Record<string, string> | undefined

/** What all builds of that instant are compared with. */
function expected(): Record<string, string> {
  known ??= tree(one, [], { ...EPOCH, TZ: 'Asia/Kolkata' })
  return known
}

test('with SOURCE_DATE_EPOCH the trees are the same to the byte, also of files as other systems write them', () => {
  expect(tree(other, [], { ...EPOCH, TZ: 'UTC' })).toEqual(expected())
})

test('a site that is moved to another folder is the same build', () => {
  const before = expected()
  const moved = `${one}-moved`
  renameSync(one, moved)
  expect(site(['generate', '--root', moved], EPOCH).stdout).toContain('rendered')
  expect(treeOf(path.join(moved, 'output'))).toEqual(before)
  renameSync(moved, one)
})

const withModule = (name: string) => ({
  ...EPOCH,
  NODE_OPTIONS: `--import=${path.join(PROJECT, 'test', 'support', 'process', name)}`,
})

/** A namespace of the kernel without a network, for code that is not JavaScript: not every system lets a process have one. */
const ALONE = spawnSync('unshare', ['-rn', 'true']).status === 0 ? ['unshare', '-rn'] : []

test('a build without a network is the same to the byte, and asks for none', () => {
  for (const folder of ['output', '.cache']) rmSync(path.join(other, folder), { recursive: true, force: true })
  const build = [path.join(PROJECT, 'cli', 'bin.mjs'), 'generate', '--root', other]
  const [program, ...before] = [...ALONE, process.execPath]
  const run = spawnSync(program ?? process.execPath, [...before, ...build], {
    encoding: 'utf8',
    env: { ...cleanEnvironment(), ...withModule('without-network.mjs') },
  })
  expect(run.status, run.stderr).toBe(0)
  expect(treeOf(path.join(other, 'output'))).toEqual(expected())
})

test('a build by the fallback parser has the same pages, says so, and has an id of its own', () => {
  const idOf = (files: Readonly<Record<string, string>>): string =>
    Object.keys(files).find((file) => file.startsWith('builds/meta/')) ?? ''
  const pages = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).filter(([file]) => !file.startsWith('builds/'))
  const after = tree(other, [], withModule('without-fast-parser.mjs'))
  expect(pages(after)).toEqual(pages(expected()))
  expect(idOf(after)).not.toBe(idOf(expected()))
  const again = site(['generate', '--root', other], withModule('without-fast-parser.mjs'))
  expect(again.stdout).toContain('Markdown was parsed by remark-parse')
  const mended = site(['generate', '--root', other], EPOCH)
  expect(mended.stdout).not.toContain('remark-parse')
  expect(treeOf(path.join(other, 'output'))).toMatchObject({ [idOf(expected())]: expect.any(String) })
})
