import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { AT, copyFixture, edit, filesOf, PROJECT, site, siteFolder, treeOf, write } from '../support/site.ts'
import { startResident } from '../support/process/resident.ts'

/** In the long run every operation is a point; in the short one all of the publishing itself, and some of the many alike. */
export const LONG = process.env['LONG'] === '1'
export const PATIENCE_MS = LONG ? 10_800_000 : 300_000
/** `PART=2/8`: every eighth point, from the second; for long runs in pieces. */
const [PART = 1, PARTS = 1] = (process.env['PART'] ?? '1/1').split('/').map(Number)
const SHIM = path.join(PROJECT, 'test', 'faults', 'crash-shim.mjs')
const EPOCH = String(Date.parse(AT) / 1000)
const ENVIRONMENT = { ...process.env, NODE_ENV: 'production', VITEST: '', SOURCE_DATE_EPOCH: EPOCH }
const LONG_AGO = new Date('2020-01-01')

interface Fault {
  readonly fault?: string
  readonly at?: number
  /** Whether its operations are written into the trace. */
  readonly isTraced?: boolean
}

/** What a build of changed content starts from, what it ends with, and what it does between. */
interface Course {
  readonly before: Record<string, string>
  readonly after: Record<string, string>
  readonly operations: readonly string[]
}

/** A site that is built and then changed, for all tests of a file, and builds of the change that fail at an operation. */
export function changedSite(name: string) {
  const root = copyFixture(name)
  const out = path.join(root, 'output')
  const kept = siteFolder(`${name}-kept`)
  const states = siteFolder(`${name}-states`)
  const trace = path.join(PROJECT, '.cache', `site-${name}.trace`)
  const args = ['generate', '--root', root, '--at', AT]
  /** A process that survives the faults: only the end of a process takes one of its own. */
  const surviving = startResident(ENVIRONMENT, [SHIM])
  let runs = 0
  let course: Course | undefined

  /** What makes a build of the changed content fail at an operation. */
  const planted = ({ fault = '', at = -1, isTraced = fault === '' }: Fault): Record<string, string> => ({
    FAULT: fault,
    FAULT_AT: at < 0 ? '' : String(at),
    FAULT_FOLDER: root + path.sep,
    FAULT_RUN: String((runs += 1)),
    FAULT_TRACE: isTraced ? trace : '',
  })

  /** A build by a process of its own, which a fault may end. */
  const build = (fault: Fault = {}) =>
    spawnSync(process.execPath, ['--import', SHIM, path.join(PROJECT, 'cli', 'bin.mjs'), ...args], {
      encoding: 'utf8',
      env: { ...ENVIRONMENT, ...planted(fault) },
    })

  /** A build by the process that has made others. */
  const buildAgain = (fault: Fault, more: Readonly<Record<string, string>> = {}) =>
    surviving.run({ args, folder: PROJECT, env: { ...planted(fault), ...more } })

  /** The operations of the last traced build. */
  const traced = (): readonly string[] => readFileSync(trace, 'utf8').trim().split('\n')

  /** Gives sources an old time: of young ones a run does not remember what it has found. */
  const age = (folder: string): void => {
    for (const file of filesOf(path.join(root, folder))) utimesSync(path.join(root, folder, file), LONG_AGO, LONG_AGO)
  }

  /**
   * Output and cache as they were before the build. The process that compiles for a run that was broken off ends a moment after it, and
   * may make a folder until then.
   */
  const restore = (tries = 3): void => {
    try {
      for (const entry of readdirSync(root).filter((one) => one.startsWith('.') || one === 'output'))
        rmSync(path.join(root, entry), { recursive: true, force: true, maxRetries: 20 })
      execFileSync('cp', ['-a', `${kept}/output`, `${kept}/.cache`, root], { stdio: 'pipe' })
    } catch (error) {
      if (tries === 0) throw error
      restore(tries - 1)
    }
  }

  /** Builds the site, keeps what came of it, and changes the content. */
  const buildAndChange = (): Record<string, string> => {
    rmSync(kept, { recursive: true, force: true })
    write(root, 'content/static/old.txt', 'old\n')
    for (const folder of ['content', 'i18n', 'templates']) age(folder)
    expect(site(['generate', '--root', root, '--at', AT], { SOURCE_DATE_EPOCH: EPOCH }).code).toBe(0)
    write(out, 'CNAME', 'alpha.example\n')
    mkdirSync(kept)
    execFileSync('cp', ['-a', out, path.join(root, '.cache'), kept])
    const before = treeOf(out)
    edit(root, 'content/posts/basalt/de.md', 'Text about', 'Something about')
    rmSync(path.join(root, 'content/static/old.txt'))
    write(root, 'content/static/new.txt', 'new\n')
    age('content')
    return before
  }

  beforeAll(() => {
    rmSync(trace, { force: true })
    const before = buildAndChange()
    expect(build().status).toBe(0)
    const after = treeOf(out)
    const byItself = traced()
    // The first run of a process loads what the later ones have.
    restore()
    expect(buildAgain({}).code).toBe(0)
    restore()
    rmSync(trace)
    expect(buildAgain({ isTraced: true }).code).toBe(0)
    course = { before, after, operations: traced() }
    expect(unordered(course.operations)).toEqual(unordered(byItself))
  })
  afterAll(surviving.end)

  const known = (): Course => {
    if (!course) throw new Error('The site is not built yet')
    return course
  }

  return {
    root,
    out,
    states,
    trace,
    build,
    buildAgain,
    traced,
    restore,
    course: known,
    /** Whether an output is that before the change or that after it. */
    isWhole: (tree: Record<string, string>): boolean =>
      [known().before, known().after].some((whole) => JSON.stringify(whole) === JSON.stringify(tree)),
    /** Points of the trace: all but those that are alike, of which one in `share`. */
    points: (share: number): readonly number[] =>
      known().operations.flatMap((operation, at) =>
        (LONG || !isCommon(operation) || at % share === 0) && at % PARTS === PART - 1 ? [at] : [],
      ),
  }
}

/** Whether an operation is one of very many: those on files of an output that is not published yet, or not any more. */
export const isCommon = (operation: string): boolean => /kartograf-(staging|previous)\//.test(operation)

/** Folders are flushed side by side, and names of drafts end in the number of their process. */
export function unordered(lines: readonly string[]): readonly string[] {
  return lines.map((line) => line.replace(/\.\d+$/, '')).toSorted()
}
