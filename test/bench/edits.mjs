// What a web developer waits for in `watch` on the company's site: from the moment a file is saved until the open page shows it in
// Chromium. A style sheet must not reload the page. With --rebuilds N also the memory of the program over N rebuilds.
//   node test/bench/edits.mjs [--rounds 5] [--rebuilds 0] [--json]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { findChromium } from '../../cli/setup.mjs'
import { FLAGS } from './browser.mjs'
import { median, MEMORY } from './generate.mjs'

const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const BIN = path.join(PROJECT, 'cli', 'bin.mjs')
const PAGE = '/de/impressum/'
const PATIENCE = 60_000

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    rebuilds: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
  },
})
const root = mkdtempSync(path.join(MEMORY, 'kartograf-edits-'))

async function measure() {
  const server = spawn(process.execPath, [BIN, 'watch', '--root', root, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${await addressOf(server)}${PAGE}`, { waitUntil: 'load' })
    await page.waitForTimeout(5000)
    const nextBuild = nextBuildOf(server)
    await page.evaluate(() => (globalThis.isFirst = true))
    const rounds = Number(values.rounds)
    const style = await medianOf(rounds, nextBuild, (round) =>
      edited(page, 'templates/styles/base.css', styleEdit(round), shows.style(round)),
    )
    const reloaded = !(await page.evaluate(() => globalThis.isFirst === true))
    const text = await medianOf(rounds, nextBuild, (round) =>
      edited(page, 'content/pages/imprint/de.md', textEdit(round), shows.text(round)),
    )
    const component = await medianOf(rounds, nextBuild, (round) =>
      edited(page, 'templates/components/header/HeaderBar.tsx', componentEdit(round), shows.component(round)),
    )
    return {
      'style sheet, ms': style,
      'style sheet reloads the page': reloaded,
      'text, ms': text,
      'component, ms': component,
      ...(await memoryOver(Number(values.rebuilds), page, server.pid)),
    }
  } finally {
    await browser.close()
    server.kill()
    // It writes until it has ended, and its folder is removed.
    if (server.exitCode === null) await once(server, 'exit')
  }
}

function addressOf(server) {
  return new Promise((resolve) => {
    let told = ''
    server.stdout.on('data', (chunk) => {
      told += String(chunk)
      const address = /at (http:[^\s,]+?)\/?[,\n]/.exec(told)?.[1]
      if (address) resolve(address)
    })
  })
}

/** A function whose promise is fulfilled when the next build is reported, which comes after all pages are on disk. */
function nextBuildOf(server) {
  return () =>
    new Promise((resolve) => {
      const read = (chunk) => {
        if (!/ files written in /.test(String(chunk))) return
        server.stdout.off('data', read)
        resolve()
      }
      server.stdout.on('data', read)
    })
}

const styleEdit = (round) => (text) =>
  `${text.replace(/\nhtml \{ outline-color: .*$/s, '')}\nhtml { outline-color: rgb(1 2 ${round}) }\n`
const textEdit = (round) => (text) => `${text.replace(/\n\nEdit \d+\.\n$/, '\n')}\n\nEdit ${round}.\n`
const componentEdit = (round) => (text) => text.replace(/<header (data-edit="\d+" )?/, `<header data-edit="${round}" `)

const shows = {
  style: (round) => [
    (wanted) => getComputedStyle(document.documentElement).outlineColor === wanted,
    `rgb(1, 2, ${round})`,
  ],
  text: (round) => [(wanted) => document.body.textContent.includes(wanted), `Edit ${round}.`],
  component: (round) => [(wanted) => document.querySelector('header')?.dataset.edit === wanted, String(round)],
}

/** Milliseconds from saving a file to the page that shows it. */
async function edited(page, file, change, [isShown, wanted]) {
  const full = path.join(root, file)
  const start = performance.now()
  writeFileSync(full, change(readFileSync(full, 'utf8')))
  while (performance.now() - start < PATIENCE) {
    // While the page reloads there is none to ask.
    if (await page.evaluate(isShown, wanted).catch(() => false)) return performance.now() - start
    // Asking more often takes so much of the processor that what is measured gets slower.
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
  throw new Error(`${file}: the page did not show the change`)
}

async function medianOf(rounds, nextBuild, run) {
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    const built = nextBuild()
    times.push(await run(round + 1))
    // What follows the open page is not to be measured with the next edit.
    await built
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  return Math.round(median(times))
}

/** Resident memory of the program after a fifth of the rebuilds and after all of them. */
async function memoryOver(rebuilds, page, pid) {
  if (rebuilds === 0) return {}
  const memory = () =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
  const samples = []
  for (let round = 1; round <= rebuilds; round += 1) {
    await edited(page, 'content/pages/imprint/de.md', textEdit(1000 + round), shows.text(1000 + round))
    samples.push(memory())
  }
  const early = samples.slice(Math.floor(rebuilds / 10), Math.floor(rebuilds / 5))
  return {
    'memory after a fifth, MB': median(early.length > 0 ? early : samples),
    [`memory after ${rebuilds} rebuilds, MB`]: median(samples.slice(-Math.ceil(rebuilds / 10))),
  }
}

try {
  for (const folder of ['content', 'i18n', 'templates'])
    cpSync(path.join(PROJECT, folder), path.join(root, folder), { recursive: true })
  const results = await measure()
  const lines = Object.entries(results).map(([name, value]) => `  ${name.padEnd(32)}${value}`)
  process.stdout.write(values.json ? `${JSON.stringify(results)}\n` : `${lines.join('\n')}\n`)
} finally {
  rmSync(root, { recursive: true, force: true })
}
