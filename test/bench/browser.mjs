// What the benchmarks that need a browser have in common: the site of this folder, built and served, and a page to look at it.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { findChromium } from '../../cli/setup.mjs'

const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const BIN = path.join(PROJECT, 'cli', 'bin.mjs')
const OUT = process.env.SITE_OUT ?? path.join(PROJECT, '.cache', 'bench-site')
/** How Chromium is started, here and in the browser tests. */
export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Builds the site (or takes that of SITE_OUT, an output that is there) and gives what `measure` finds out about it. */
export async function inBrowser(measure) {
  if (!process.env.SITE_OUT)
    spawnSync(process.execPath, [BIN, 'generate', '--out', OUT], { stdio: ['ignore', 'ignore', 'inherit'] })
  const { base, server } = await serve()
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS })
  try {
    return await measure(await browser.newPage({ baseURL: base, viewport: { width: 1280, height: 800 } }))
  } finally {
    await browser.close()
    server.kill()
  }
}

async function serve() {
  const server = spawn(process.execPath, [BIN, 'serve', '--out', OUT, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const base = await new Promise((resolve) => {
    server.stdout.on('data', (chunk) => {
      const url = /at (http:\S+)\//.exec(String(chunk))?.[1]
      if (url) resolve(url)
    })
  })
  return { base, server }
}

/** A file of the output. */
export function readOutput(file) {
  return readFileSync(path.join(OUT, file), 'utf8')
}

/** Milliseconds as median and 95th percentile. */
export function summary(samples) {
  const sorted = samples.toSorted((a, b) => a - b)
  const at = (share) => `${sorted[Math.floor((sorted.length - 1) * share)].toFixed(1)} ms`
  return `median ${at(0.5)}, 95 % ${at(0.95)}`
}
