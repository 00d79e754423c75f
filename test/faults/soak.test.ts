import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { urlOf } from '../support/process/server.ts'
import { AT, copyFixture, edit, generate, startSite, treeOf } from '../support/site.ts'

const IS_LONG = process.env['LONG'] === '1'
/** Edits, each of which `watch` publishes. Each tenth is published by `generate` too, under `serve`. */
const EDITS = IS_LONG ? 1000 : 12
/** From the begin of one edit to the next, in milliseconds: the long run takes an hour. */
const EVERY_MS = IS_LONG ? 3600 : 0
const TEXT = 'content/posts/anchor/de.md'
const PAGE = '/de/posts/anchor/'

const root = copyFixture('soak')
const cold = copyFixture('soak-cold')

interface Held {
  readonly files: number
  readonly megabytes: number
}

/** What a process holds, by the system's own count. */
function heldBy({ pid }: ChildProcess): Held {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return { files: readdirSync(`/proc/${pid}/fd`).length, megabytes: Number(kilobytes) / 1024 }
}

/** Over a connection of its own: one that is kept open may be closed by the server while `generate` holds up this process. */
function statusOf(url: string): Promise<number | string> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0))).on(
      'error',
      ({ message }) => resolve(message),
    )
  })
}

/** Visitors who ask for pages without a break; counts the answers that no visitor should get. */
function visitors(urls: readonly string[]): { readonly faults: string[]; readonly leave: () => Promise<unknown> } {
  const faults: string[] = []
  const leaving = new AbortController()
  const visit = async (url: string): Promise<void> => {
    while (!leaving.signal.aborted) {
      const status = await statusOf(url)
      if (status !== 200) faults.push(`${url}: ${status}`)
      await setTimeout(5)
    }
  }
  const all = Promise.all(urls.map(visit))
  return { faults, leave: () => (leaving.abort(), all) }
}

/** A new output in the place of the one that is served. */
async function publishUnder(shown: () => Promise<string>, words: string): Promise<void> {
  expect(generate(root).code).toBe(0)
  await expect.poll(shown).toContain(words)
}

test.skipIf(process.platform !== 'linux')(
  `${EDITS} publishes by \`watch\`, and some under \`serve\`, with visitors: no exit, the bytes of a cold build, and nothing piles up`,
  { timeout: EDITS * 20_000 },
  async () => {
    expect(generate(root).code).toBe(0)
    const watch = startSite(['watch', '--root', root, '--at', AT, '--port', '0'])
    const serve = startSite(['serve', '--out', path.join(root, 'output'), '--port', '0'])
    onTestFinished(() => [watch, serve].forEach((server) => void server.kill('SIGKILL')))
    const [watched, served] = [await urlOf(watch), await urlOf(serve)]
    const shows = (base: string) => async (): Promise<string> => (await fetch(new URL(PAGE, base))).text()
    await expect.poll(shows(watched), { timeout: 30_000 }).toContain('Text about anchor')
    const crowd = visitors(
      [watched, served].flatMap((base) => ['/de/', PAGE, '/en/blog/'].map((to) => new URL(to, base).href)),
    )
    const held: [Held, Held][] = []
    let words = 'Text about anchor'
    for (let count = 1; count <= EDITS; count += 1) {
      const next = setTimeout(EVERY_MS)
      edit(root, TEXT, words, `Edit ${count} of`)
      words = `Edit ${count} of`
      await expect.poll(shows(watched), { timeout: 30_000, interval: 20 }).toContain(words)
      if (count % 10 === 0) await publishUnder(shows(served), words)
      held.push([heldBy(watch), heldBy(serve)])
      await next
    }
    await crowd.leave()
    expect(crowd.faults).toEqual([])
    expect([watch.exitCode, serve.exitCode]).toEqual([null, null])
    // What a fifth of the way has filled, caches and compiled code, is there to stay.
    const early = held[Math.floor(EDITS / 5)]
    const late = held.at(-1)
    for (const at of [0, 1] as const) {
      expect(late?.[at].files).toBeLessThan((early?.[at].files ?? 0) + 20)
      expect(late?.[at].megabytes).toBeLessThan((early?.[at].megabytes ?? 0) * 1.5 + 50)
    }
    console.info(`watch ${JSON.stringify([early?.[0], late?.[0]])}, serve ${JSON.stringify([early?.[1], late?.[1]])}`)
    edit(cold, TEXT, 'Text about anchor', words)
    expect(generate(cold).code).toBe(0)
    const treeIn = (folder: string): Record<string, string> => {
      const { 'builds/latest.json': _time, ...files } = treeOf(folder)
      return Object.fromEntries(
        Object.entries(files).filter(([file]) => !file.startsWith('builds/meta/') && !file.startsWith('builds/files')),
      )
    }
    expect(treeIn(path.join(root, '.cache', 'watch'))).toEqual(treeIn(path.join(cold, 'output')))
    watch.kill('SIGTERM')
    serve.kill('SIGTERM')
    await Promise.all([watch, serve].map((server) => new Promise((resolve) => server.once('exit', resolve))))
    for (const folder of [root, cold]) rmSync(folder, { recursive: true })
  },
)
