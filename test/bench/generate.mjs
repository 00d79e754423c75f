// Builds of a site of many posts in three languages, beside the generators that are installed: cold, with nothing changed, after an
// edit of a body and of a title, each in a new process. The tools take turns within each round, and their ratios are what
// counts: CPU seconds (user and system) tell more than the clock where the machine has other work.
//   node test/bench/generate.mjs [--pages 300,3000] [--rounds 3] [--json] [--folder DIR]
// The folder is best one in memory: a disk that has just deleted many files writes new ones slowly.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { clean, peersFor } from './peers.mjs'

const TIME = '/usr/bin/time'
/** Where files are kept in memory, on Linux. */
export const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir()

/** What is done before a run. */
const MODES = {
  cold: clean,
  'nothing changed': () => {},
  'body edited': (peer) => peer.editBody(),
  'title edited': (peer) => peer.editTitle(),
}

/** Medians of each mode for each generator: seconds by the clock, CPU seconds, and the peak of memory in MB. */
export function benchGenerate(pages, rounds, parent) {
  const folder = mkdtempSync(path.join(parent, 'kartograf-bench-'))
  try {
    const peers = peersFor(folder, Math.round(pages / 3))
    run(peers[0])
    const runs = peers.map(() => Object.fromEntries(Object.keys(MODES).map((mode) => [mode, []])))
    for (let round = 0; round < rounds; round += 1)
      for (const [mode, before] of Object.entries(MODES))
        for (const [at, peer] of peers.entries()) {
          before(peer)
          runs[at][mode].push(run(peer))
        }
    return peers.map(({ name }, at) => ({ name, modes: mapValues(runs[at], mediansOf) }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run({ cwd, command, name }) {
  const report = path.join(cwd, '.time')
  const timed = existsSync(TIME) ? [TIME, '-f', '%U %S %M', '-o', report, ...command] : command
  const start = performance.now()
  const { status, stderr } = spawnSync(timed[0], timed.slice(1), {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const wall = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`)
  const [user = NaN, system = NaN, kilobytes = NaN] = existsSync(report)
    ? readFileSync(report, 'utf8').trim().split(/\s+/).map(Number)
    : []
  rmSync(report, { force: true })
  return { wall, cpu: user + system, megabytes: kilobytes / 1024 }
}

function mediansOf(runs) {
  return mapValues(runs[0], (_, key) => Number(median(runs.map((run) => run[key])).toFixed(2)))
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

function mapValues(object, map) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]))
}

/** The results as a table in Markdown: our figures, and how many times those of each other generator they are. */
export function tableOf(pages, [our, ...others]) {
  const row = (cells) => `| ${cells.join(' | ')} |`
  const ratio = (a, b) => `× ${(a / b).toFixed(2)} (${b})`
  const lines = Object.keys(MODES).flatMap((mode) => [
    row([
      `${mode}, CPU s`,
      our.modes[mode].cpu,
      ...others.map((other) => ratio(our.modes[mode].cpu, other.modes[mode].cpu)),
    ]),
    row([
      `${mode}, s`,
      our.modes[mode].wall,
      ...others.map((other) => ratio(our.modes[mode].wall, other.modes[mode].wall)),
    ]),
  ])
  const memory = [
    `cold, peak MB`,
    Math.round(our.modes.cold.megabytes),
    ...others.map((other) => ratio(our.modes.cold.megabytes, Math.round(other.modes.cold.megabytes))),
  ]
  return [
    row([`${pages} posts`, 'ours', ...others.map(({ name }) => `to ${name}`)]),
    row(['---', '---', ...others.map(() => '---')]),
    ...lines,
    row(memory),
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '300,3000' },
      rounds: { type: 'string', default: '3' },
      folder: { type: 'string', default: MEMORY },
      json: { type: 'boolean', default: false },
    },
  })
  for (const pages of values.pages.split(',').map(Number)) {
    const results = benchGenerate(pages, Number(values.rounds), values.folder)
    process.stdout.write(`${values.json ? JSON.stringify({ pages, results }) : tableOf(pages, results)}\n\n`)
  }
}
