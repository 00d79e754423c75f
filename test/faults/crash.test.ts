import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recover } from '../../cli/output/staging.ts'
import { AT, copyFixture, edit, filesOf, PROJECT, site, siteFolder, startSite, treeOf, write } from '../support/site.ts'
import { stopServer, urlOf } from '../support/server.ts'
import { startResident } from '../support/resident.ts'

/** In the long run every operation is a point; in the short one all of the publishing itself, and some of the many alike. */
const LONG = process.env['LONG'] === '1'
/** `PART=2/8`: every eighth point, from the second; for long runs in pieces. */
const [PART = 1, PARTS = 1] = (process.env['PART'] ?? '1/1').split('/').map(Number)
const SHIM = path.join(PROJECT, 'test', 'faults', 'crash-shim.mjs')
const EPOCH = String(Date.parse(AT) / 1000)

const root = copyFixture('crash')
const out = path.join(root, 'output')
const kept = siteFolder('crash-kept')
const LONG_AGO = new Date('2020-01-01')
const trace = path.join(PROJECT, '.cache', 'site-crash.trace')
const states = siteFolder('crash-states')
let before: Record<string, string>
let after: Record<string, string>
let operations: readonly string[]

interface Fault {
  readonly fault?: string
  readonly at?: number
  /** Whether its operations are written into `trace`. */
  readonly isTraced?: boolean
}

const ARGS = ['generate', '--root', root, '--at', AT]
const ENVIRONMENT = { ...process.env, NODE_ENV: 'production', VITEST: '', SOURCE_DATE_EPOCH: EPOCH }
/** A process that survives the faults: only the end of a process takes one of its own. */
const surviving = startResident(ENVIRONMENT, [SHIM])
afterAll(surviving.end)
let runs = 0

/** The number of each file on the disk: names of the same file have the same. */
function inodesIn(folder: string): Record<string, number> {
  return Object.fromEntries(filesOf(folder).map((file) => [file, statSync(path.join(folder, file)).ino]))
}

/** What makes a build of the changed content fail at an operation. */
function planted({ fault = '', at = -1, isTraced = fault === '' }: Fault): Record<string, string> {
  const told = { FAULT: fault, FAULT_AT: at < 0 ? '' : String(at), FAULT_FOLDER: root + path.sep }
  return { ...told, FAULT_RUN: String((runs += 1)), FAULT_TRACE: isTraced ? trace : '' }
}

/** A build by a process of its own, which a fault may end. */
function build(fault: Fault = {}) {
  return spawnSync(process.execPath, ['--import', SHIM, path.join(PROJECT, 'cli', 'bin.mjs'), ...ARGS], {
    encoding: 'utf8',
    env: { ...ENVIRONMENT, ...planted(fault) },
  })
}

/** A build by the process that has made others. */
function buildAgain(fault: Fault, more: Readonly<Record<string, string>> = {}) {
  return surviving.run({ args: ARGS, folder: PROJECT, env: { ...planted(fault), ...more } })
}

function traced(): readonly string[] {
  return readFileSync(trace, 'utf8').trim().split('\n')
}

/** Gives sources an old time: of young ones a run does not remember what it has found. */
function age(folder: string): void {
  for (const file of filesOf(path.join(root, folder))) utimesSync(path.join(root, folder, file), LONG_AGO, LONG_AGO)
}

/** Folders are flushed side by side, and names of drafts end in the number of their process. */
function unordered(lines: readonly string[]): readonly string[] {
  return lines.map((line) => line.replace(/\.\d+$/, '')).toSorted()
}

/**
 * Output and cache as they were before the build. The process that compiles for a run that was broken off ends a moment after it, and may
 * make a folder until then.
 */
function restore(tries = 3): void {
  for (const name of readdirSync(root).filter((entry) => entry.startsWith('.') || entry === 'output'))
    rmSync(path.join(root, name), { recursive: true, force: true, maxRetries: 20 })
  try {
    execFileSync('cp', ['-a', `${kept}/output`, `${kept}/.cache`, root], { stdio: 'pipe' })
  } catch (error) {
    if (tries === 0) throw error
    restore(tries - 1)
  }
}

beforeAll(() => {
  rmSync(kept, { recursive: true, force: true })
  rmSync(trace, { force: true })
  write(root, 'content/static/old.txt', 'old\n')
  for (const folder of ['content', 'i18n', 'templates']) age(folder)
  expect(site(['generate', '--root', root, '--at', AT], { SOURCE_DATE_EPOCH: EPOCH }).code).toBe(0)
  write(out, 'CNAME', 'alpha.example\n')
  mkdirSync(kept)
  execFileSync('cp', ['-a', out, path.join(root, '.cache'), kept])
  before = treeOf(out)
  edit(root, 'content/posts/basalt/de.md', 'Text about', 'Something about')
  rmSync(path.join(root, 'content/static/old.txt'))
  write(root, 'content/static/new.txt', 'new\n')
  age('content')
  expect(build().status).toBe(0)
  after = treeOf(out)
  const byItself = traced()
  // The first run of a process loads what the later ones have.
  restore()
  expect(buildAgain({}).code).toBe(0)
  restore()
  rmSync(trace)
  expect(buildAgain({ isTraced: true }).code).toBe(0)
  operations = traced()
  expect(unordered(operations)).toEqual(unordered(byItself))
})

const isCommon = (operation: string): boolean => /kartograf-(staging|previous)\//.test(operation)
const needsSpace = (operation: string): boolean => /^(writeFile|mkdir|link|copyFile|cp|fsync|syncfs)/.test(operation)

/** Operations that decide which output is there; the ends of processes at the others are like one another. */
const isDecisive = (operation: string): boolean =>
  /^(rename|rm)/.test(operation) && !isCommon(operation) && !operation.includes(`${root}/.cache/`)

/** Points of the trace: all but those that are alike, of which one in `share`. */
function points(share: number): readonly number[] {
  return operations.flatMap((operation, at) =>
    (LONG || !isCommon(operation) || at % share === 0) && at % PARTS === PART - 1 ? [at] : [],
  )
}

/** Whether the next run finds a whole output in a folder, or makes it one, and nothing is left beside it. */
function isWholeAfter(folder: string): boolean {
  const there = path.join(folder, 'output')
  recover(there)
  return isWhole(treeOf(there)) && !readdirSync(folder).some((name) => name.includes('kartograf-'))
}

const isWhole = (tree: Record<string, string>): boolean =>
  [before, after].some((whole) => JSON.stringify(whole) === JSON.stringify(tree))

describe('a build of changed content', () => {
  test('changes something, and keeps what is not its own', () => {
    expect(after).not.toEqual(before)
    expect(after['CNAME']).toBe(before['CNAME'])
  })

  test.each([
    ['with links to files of the last build', ''],
    ['with copies of them, on a file system without links', 'NOLINK'],
    ['one by one, on a system that cannot flush all at once', 'NOSYNC'],
  ])('flushes every file that is new on the disk, and every folder, before it is published, %s', (_, fault) => {
    restore()
    const old = new Set(Object.values(inodesIn(out)))
    rmSync(trace)
    expect(build({ fault, isTraced: true }).status).toBe(0)
    const done = traced()
    const swap = done.findIndex((line) => line.startsWith('renameSync') && line.includes('kartograf-staging'))
    const staging = (done[swap] ?? '').split(' ')[1] ?? ''
    const changedAt = (file: string): number =>
      done.findLastIndex((line) => line.endsWith(` ${path.join(staging, file)}`) && !/^f?sync/.test(line))
    const all = done.lastIndexOf(`syncfs ${staging}`, swap)
    expect(all < 0).toBe(fault === 'NOSYNC')
    const flushedAt = (file: string): number =>
      Math.max(all, done.lastIndexOf(`fsync ${path.join(staging, file)}`, swap))
    const inodes = inodesIn(out)
    const fresh = Object.keys(inodes).filter((file) => !old.has(inodes[file] ?? 0))
    expect(fresh.length === Object.keys(inodes).length).toBe(fault === 'NOLINK')
    expect(fresh.filter((file) => flushedAt(file) < 0 || flushedAt(file) < changedAt(file))).toEqual([])
    const folders = [...new Set(Object.keys(inodes).map((file) => path.dirname(file)))]
    expect(folders.filter((folder) => flushedAt(folder) < 0)).toEqual([])
    // The names of the output itself are in the folder that holds it.
    expect(done.indexOf(`fsync ${root}`)).toBeGreaterThan(swap)
  })

  test.each(['KILL', 'TORN'])(
    'that is ended by %s at any operation leaves the whole old or the whole new output',
    (fault) => {
      const ends = points(fault === 'KILL' ? 200 : 1).filter(
        (at) => fault === 'KILL' || operations[at]?.startsWith('writeFileSync'),
      )
      restore()
      rmSync(states, { recursive: true, force: true })
      const ended = { FAULT_STATES: states, FAULT_AT: ends.join(',') }
      expect(buildAgain({ fault }, ended).code).toBe(0)
      const broken = ends.filter((at) => !isWholeAfter(path.join(states, String(at))))
      expect(broken.map((at) => operations[at])).toEqual([])
      rmSync(states, { recursive: true, force: true })
    },
    LONG ? 10_800_000 : 300_000,
  )

  test(
    'a process that is really ended leaves what was looked at',
    () => {
      const ends = points(1).filter((at) => isDecisive(operations[at] ?? '') || at % 200 === 0)
      restore()
      rmSync(states, { recursive: true, force: true })
      buildAgain({ fault: 'KILL' }, { FAULT_STATES: states, FAULT_AT: ends.join(',') })
      for (const at of ends) {
        restore()
        expect(build({ fault: 'KILL', at }).signal).toBe('SIGKILL')
        const left = filesOf(root).filter((file) => /^\.?output/.test(file))
        expect([at, unordered(left)]).toEqual([at, unordered(filesOf(path.join(states, String(at))))])
        expect([at, isWholeAfter(root)]).toEqual([at, true])
      }
      rmSync(states, { recursive: true, force: true })
    },
    LONG ? 10_800_000 : 300_000,
  )

  test.each(['ENOSPC', 'EIO'])(
    'that fails with %s at any operation says so and keeps a whole output without any help',
    (fault) => {
      const failing = points(40).filter((at) => fault === 'EIO' || needsSpace(operations[at] ?? ''))
      const broken = failing.flatMap((at) => {
        restore()
        const { code, stderr } = buildAgain({ fault, at })
        const isTold = code === 0 || (code === 3 && /planted/.test(stderr) && !/\n\s+at /.test(stderr))
        const isKept = isWhole(treeOf(out))
        return isTold && isKept ? [] : [{ operation: operations[at], code, stderr, isKept }]
      })
      expect(failing.length).toBeGreaterThan(20)
      expect(broken).toEqual([])
    },
    LONG ? 10_800_000 : 300_000,
  )

  test('that is ended between its two renames is finished by a run on broken content, and by `serve`', async () => {
    const between = operations.findIndex(
      (operation) => operation.startsWith('renameSync') && operation.includes('kartograf-staging'),
    )
    const page = 'content/posts/basalt/de.md'
    edit(root, page, 'title:', 'titel:')
    restore()
    edit(root, page, 'titel:', 'title:')
    build({ fault: 'KILL', at: between })
    expect(existsSync(out)).toBe(false)
    edit(root, page, 'title:', 'titel:')
    expect(site(['generate', '--root', root, '--at', AT]).code).toBe(1)
    expect(treeOf(out)).toEqual(after)
    edit(root, page, 'titel:', 'title:')
    restore()
    build({ fault: 'KILL', at: between })
    const running = startSite(['serve', '--out', out, '--port', '0'])
    try {
      const response = await fetch(`${await urlOf(running)}de/`)
      expect(response.status).toBe(200)
    } finally {
      await stopServer(running)
    }
    expect(treeOf(out)).toEqual(after)
  })
})
