// Cold build, second build and a build after one edit, of a site of many posts, beside the time that this machine needs to
// write as many files: ratios within one run are what counts. `node test/bench/generate.mjs [posts per language, 1000]`
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeSite, nameOf } from './workload.mjs'

const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const BIN = path.join(PROJECT, 'cli', 'bin.mjs')
const ROUNDS = 3

export function benchGenerate(posts) {
  const root = path.join(PROJECT, '.cache', `bench-${posts}`)
  makeSite(PROJECT, root, posts)
  const run = () =>
    timed(() =>
      spawnSync(process.execPath, [BIN, 'generate', '--root', root, '--at', '2026-11-20T09:00:00Z'], {
        encoding: 'utf8',
      }),
    )
  run()
  const cold = median(ROUNDS, () => {
    rmSync(path.join(root, '.cache', 'markdown.json'), { force: true })
    rmSync(path.join(root, 'output'), { recursive: true, force: true })
    return run()
  })
  const warm = median(ROUNDS, run)
  const edit = median(ROUNDS, () => {
    appendFileSync(path.join(root, 'content', 'posts', nameOf(6), 'en.md'), `\nEdited ${Date.now()}.\n`)
    return run()
  })
  const pages = posts * 3 + 20
  const floor = timed(() => writeFiles(path.join(root, 'floor'), pages))
  rmSync(root, { recursive: true, force: true })
  const seconds = (ms) => Number((ms / 1000).toFixed(2))
  return {
    pages,
    cold: seconds(cold),
    warm: seconds(warm),
    oneEdit: seconds(edit),
    floor: seconds(floor),
    coldPerPageMs: Number((cold / pages).toFixed(2)),
    coldToFloor: Number((cold / floor).toFixed(1)),
  }
}

/** What writing the files alone costs: two per page, 13 and 8 kB, as in the peers' benchmark. */
function writeFiles(folder, pages) {
  const html = Buffer.alloc(13_200, 'x')
  const payload = Buffer.alloc(8000, 'y')
  for (let page = 0; page < pages; page += 1) {
    const own = path.join(folder, String(page))
    mkdirSync(own, { recursive: true })
    writeFileSync(path.join(own, 'index.html'), html)
    writeFileSync(path.join(own, '_payload.json'), payload)
  }
}

function timed(work) {
  const start = performance.now()
  const result = work()
  if (result?.status) throw new Error(result.stderr)
  return performance.now() - start
}

function median(rounds, work) {
  const times = Array.from({ length: rounds }, work).sort((a, b) => a - b)
  return times[Math.floor(rounds / 2)]
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(JSON.stringify(benchGenerate(Number(process.argv[2] ?? 1000)), null, 2))
