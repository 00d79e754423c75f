import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { recover } from '../../cli/output/staging.ts'
import { AT, copyFixture, edit, filesOf, PROJECT, site, startSite, treeOf, write } from '../support/site.ts'
import { urlOf } from '../support/server.ts'

/** In the long run every operation is a point; in the short one all of the publishing itself, and some of the many alike. */
const LONG = process.env['LONG'] === '1'
/** `PART=2/8`: every eighth point, from the second; for long runs in pieces. */
const [PART = 1, PARTS = 1] = (process.env['PART'] ?? '1/1').split('/').map(Number)
const SHIM = path.join(PROJECT, 'test', 'faults', 'crash-shim.mjs')
const EPOCH = String(Date.parse(AT) / 1000)

const root = copyFixture('crash')
const out = path.join(root, 'output')
const kept = path.join(PROJECT, '.cache', 'site-crash-kept')
const trace = path.join(PROJECT, '.cache', 'site-crash.trace')
let before: Record<string, string>
let after: Record<string, string>
let operations: readonly string[]

interface Fault {
  readonly fault?: string
  readonly at?: number
  /** Whether its operations are written into `trace`. */
  readonly isTraced?: boolean
}

/** The number of each file on the disk: names of the same file have the same. */
function inodesIn(folder: string): Record<string, number> {
  return Object.fromEntries(filesOf(folder).map((file) => [file, statSync(path.join(folder, file)).ino]))
}

/** A build of the changed content that fails at an operation. */
function build({ fault = '', at = -1, isTraced = fault === '' }: Fault = {}) {
  return spawnSync(
    process.execPath,
    ['--import', SHIM, path.join(PROJECT, 'cli', 'bin.mjs'), 'generate', '--root', root, '--at', AT],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VITEST: '',
        SOURCE_DATE_EPOCH: EPOCH,
        FAULT: fault,
        FAULT_AT: String(at),
        FAULT_FOLDER: root + path.sep,
        ...(isTraced && { FAULT_TRACE: trace }),
      },
    },
  )
}

/** Output and cache as they were before the build. */
function restore(): void {
  for (const name of readdirSync(root).filter((entry) => entry.startsWith('.') || entry === 'output'))
    rmSync(path.join(root, name), { recursive: true, force: true })
  execFileSync('cp', ['-a', `${kept}/output`, `${kept}/.cache`, root])
}

beforeAll(() => {
  rmSync(kept, { recursive: true, force: true })
  rmSync(trace, { force: true })
  write(root, 'content/static/old.txt', 'old\n')
  expect(site(['generate', '--root', root, '--at', AT], { SOURCE_DATE_EPOCH: EPOCH }).code).toBe(0)
  write(out, 'CNAME', 'alpha.example\n')
  mkdirSync(kept)
  execFileSync('cp', ['-a', out, path.join(root, '.cache'), kept])
  before = treeOf(out)
  edit(root, 'content/posts/basalt/de.md', 'Text about', 'Something about')
  rmSync(path.join(root, 'content/static/old.txt'))
  write(root, 'content/static/new.txt', 'new\n')
  expect(build().status).toBe(0)
  after = treeOf(out)
  operations = readFileSync(trace, 'utf8').trim().split('\n')
})

const isCommon = (operation: string): boolean => /kartograf-(staging|previous)\//.test(operation)
const needsSpace = (operation: string): boolean => /^(writeFile|mkdir|link|copyFile|cp|fsync)/.test(operation)

/** Points of the trace: all but those that are alike, of which one in `share`. */
function points(share: number): readonly number[] {
  return operations.flatMap((operation, at) =>
    (LONG || !isCommon(operation) || at % share === 0) && at % PARTS === PART - 1 ? [at] : [],
  )
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
  ])('flushes every file that is new on the disk, and every folder, before it is published, %s', (_, fault) => {
    restore()
    const old = new Set(Object.values(inodesIn(out)))
    rmSync(trace)
    expect(build({ fault, isTraced: true }).status).toBe(0)
    const done = readFileSync(trace, 'utf8').trim().split('\n')
    const swap = done.findIndex((line) => line.startsWith('renameSync') && line.includes('kartograf-staging'))
    const staging = (done[swap] ?? '').split(' ')[1] ?? ''
    const changedAt = (file: string): number =>
      done.findLastIndex((line) => line.endsWith(` ${path.join(staging, file)}`) && !line.startsWith('fsync'))
    const flushedAt = (file: string): number => done.lastIndexOf(`fsync ${path.join(staging, file)}`, swap)
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
      const torn = points(fault === 'KILL' ? 200 : 1).filter(
        (at) => fault === 'KILL' || operations[at]?.startsWith('writeFileSync'),
      )
      const broken = torn.filter((at) => {
        restore()
        build({ fault, at })
        recover(out)
        return !isWhole(treeOf(out)) || readdirSync(root).some((name) => name.includes('kartograf-'))
      })
      expect(broken.map((at) => operations[at])).toEqual([])
    },
    LONG ? 10_800_000 : 300_000,
  )

  test.each(['ENOSPC', 'EIO'])(
    'that fails with %s at any operation says so and keeps a whole output without any help',
    (fault) => {
      const failing = points(400).filter((at) => fault === 'EIO' || needsSpace(operations[at] ?? ''))
      const broken = failing.filter((at) => {
        restore()
        const run = build({ fault, at })
        const isTold =
          run.status === 0 || (run.status === 3 && /planted/.test(run.stderr) && !/\n\s+at /.test(run.stderr))
        return !isTold || !isWhole(treeOf(out))
      })
      expect(broken.map((at) => operations[at])).toEqual([])
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
      running.kill()
    }
    expect(treeOf(out)).toEqual(after)
  })
})
