import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { recover } from '../../cli/output/staging.ts'
import { AT, copyFixture, edit, PROJECT, site, startSite, treeOf, write } from '../support/site.ts'
import { urlOf } from '../support/server.ts'

/** In the long run every operation is a point; in the short one all of the publishing itself, and some of the many alike. */
const LONG = process.env['LONG'] === '1'
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
}

/** A build of the changed content that fails at an operation. */
function build({ fault = '', at = -1 }: Fault = {}) {
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
        ...(fault === '' && { FAULT_TRACE: trace }),
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
  return operations.flatMap((operation, at) => (LONG || !isCommon(operation) || at % share === 0 ? [at] : []))
}

const isWhole = (tree: Record<string, string>): boolean =>
  [before, after].some((whole) => JSON.stringify(whole) === JSON.stringify(tree))

describe('a build of changed content', () => {
  test('changes something, and flushes what it publishes', () => {
    expect(after).not.toEqual(before)
    expect(after['CNAME']).toBe(before['CNAME'])
    const written = operations.filter((operation) =>
      /^(writeFileSync|copyFileSync) .*kartograf-staging/.test(operation),
    )
    const flushed = new Set(
      operations.filter((operation) => operation.startsWith('fsync ')).map((line) => line.slice(6)),
    )
    expect(written.map((line) => line.split(' ')[1] ?? '').filter((file) => !flushed.has(file))).toEqual([])
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
