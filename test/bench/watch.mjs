// How long after a text is saved its page is served with the new words, at a site of many posts, beside Hugo's server where it is
// installed. Medians of several edits; the tools run one after the other.
//   node test/bench/watch.mjs [--pages 3000] [--rounds 9] [--json] [--folder DIR]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { median, MEMORY } from './generate.mjs'
import { EDITED_PATH, peersFor } from './peers.mjs'

const PORT = 45_871
const PATIENCE = 120_000
const POLL = 10

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '3000' },
    rounds: { type: 'string', default: '9' },
    folder: { type: 'string', default: MEMORY },
    json: { type: 'boolean', default: false },
  },
})
// `npm run bench generate watch -- --pages 300,3000` gives all of them to both.
const pages = Number(values.pages.split(',').at(-1))
const folder = mkdtempSync(path.join(values.folder, 'kartograf-bench-'))
try {
  const results = []
  for (const peer of peersFor(folder, Math.round(pages / 3)))
    if (peer.serve) results.push({ name: peer.name, milliseconds: await savedToServed(peer, Number(values.rounds)) })
  const [our] = results
  const lines = results.map(
    ({ name, milliseconds }) =>
      `  ${name.padEnd(22)}${milliseconds.toFixed(0).padStart(7)} ms  ours × ${(our.milliseconds / milliseconds).toFixed(2)}`,
  )
  process.stdout.write(values.json ? `${JSON.stringify({ pages, results })}\n` : `${lines.join('\n')}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function savedToServed({ cwd, serve, editBody }, rounds) {
  const [command, ...args] = serve(PORT)
  const words = editBody()
  const server = spawn(command, args, { cwd, stdio: 'ignore', env: { ...process.env, NODE_ENV: 'production' } })
  try {
    await served(words)
    // What follows the first page is not to be measured.
    await sleep(5000)
    const times = []
    for (let round = 0; round < rounds; round += 1) {
      times.push(await served(editBody()))
      await sleep(1500)
    }
    return median(times)
  } finally {
    // The next one takes the same port.
    const ended = once(server, 'exit')
    server.kill()
    await ended
  }
}

/** Milliseconds until the page has the words. */
async function served(words) {
  const start = performance.now()
  while (performance.now() - start < PATIENCE) {
    if ((await textOf(`http://127.0.0.1:${PORT}${EDITED_PATH}`)).includes(words)) return performance.now() - start
    await sleep(POLL)
  }
  throw new Error(`The server did not show the words "${words}" in time`)
}

async function textOf(address) {
  try {
    const answer = await fetch(address)
    return await answer.text()
  } catch {
    // Not up yet.
    return ''
  }
}
