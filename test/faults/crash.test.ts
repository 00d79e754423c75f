import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { recover } from '../../cli/output/staging.ts'
import { AT, edit, filesOf, site, startSite, treeOf } from '../support/site.ts'
import { stopServer, urlOf } from '../support/process/server.ts'
import { changedSite, isCommon, PATIENCE_MS, unordered } from './changed-site.ts'

const changed = changedSite('crash')
const { root, out, states, build, buildAgain, restore, isWhole, points } = changed

/** The number of each file on the disk: names of the same file have the same. */
function inodesIn(folder: string): Record<string, number> {
  return Object.fromEntries(filesOf(folder).map((file) => [file, statSync(path.join(folder, file)).ino]))
}

/** Operations that decide which output is there; the ends of processes at the others are like one another. */
const isDecisive = (operation: string): boolean =>
  /^(rename|rm)/.test(operation) && !isCommon(operation) && !operation.includes(`${root}/.cache/`)

/** Whether the next run finds a whole output in a folder, or makes it one, and nothing is left beside it. */
function isWholeAfter(folder: string): boolean {
  const there = path.join(folder, 'output')
  recover(there)
  return isWhole(treeOf(there)) && !readdirSync(folder).some((name) => name.includes('kartograf-'))
}

describe('a build of changed content', () => {
  test('changes something, and keeps what is not its own', () => {
    const { before, after } = changed.course()
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
    rmSync(changed.trace)
    expect(build({ fault, isTraced: true }).status).toBe(0)
    const done = changed.traced()
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
      const { operations } = changed.course()
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
    PATIENCE_MS,
  )

  test(
    'a process that is really ended leaves what was looked at',
    () => {
      const { operations } = changed.course()
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
    PATIENCE_MS,
  )

  test('that is ended between its two renames is finished by a run on broken content, and by `serve`', async () => {
    const { after, operations } = changed.course()
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
