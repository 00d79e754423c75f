// The search of a site with 1,000 pages in each language: CPU time of a key press, with the words of a text typed letter by letter, and
// bytes before the first result. In Node, without a network: what is measured is the work for each letter.
//   node test/bench/search.mjs [--json]
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { MEMORY } from './generate.mjs'
import { makeSite } from './workload.mjs'

const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const POSTS = 1000
const WARM = 20
const QUERIES = [
  'glacier lantern',
  'harbour signal compass',
  'graniet',
  'basalt plateau',
  'estuary',
  'storm medow',
  'summit',
]

const folder = mkdtempSync(path.join(MEMORY, 'kartograf-search-'))
try {
  const results = await measure()
  const lines = Object.entries(results).map(([name, value]) => `  ${name.padEnd(40)}${value}`)
  process.stdout.write(process.argv.includes('--json') ? `${JSON.stringify(results)}\n` : `${lines.join('\n')}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measure() {
  const root = path.join(folder, 'site')
  makeSite(PROJECT, root, POSTS)
  appendFileSync(path.join(root, 'content/site.yaml'), '\nsearch: true\n')
  const args = [path.join(PROJECT, 'cli/bin.mjs'), 'generate', '--root', root, '--at', '2026-11-20']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  const { createFinder, stemmerOf } = await compiled()
  const file = (name) => readFileSync(path.join(root, 'output', name))
  const json = (name) => JSON.parse(file(name).toString('utf8'))
  const index = json('en/_search-index.json')
  const sent = (name) => gzipSync(file(name)).length
  const open = async () => createFinder(index, 'en', await stemmerOf('en'), async (name) => json(name.slice(1)))
  const times = await pressed(await open())
  const at = (share) => `${times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)].toFixed(1)} ms`
  const largest = Math.max(...Object.values(index.shards).map((name) => sent(name.slice(1))))
  return {
    pages: index.pages.length,
    'key press': `median ${at(0.5)}, 95 % ${at(0.95)}`,
    'before the first result, kB (gzip)': ((sent('en/_search-index.json') + largest) / 1000).toFixed(1),
  }
}

async function compiled() {
  const input = '\0search'
  const from = (name) => JSON.stringify(path.join(PROJECT, 'renderer/search', name))
  const source = `export { createFinder } from ${from('finder.ts')}\nexport { stemmerOf } from ${from('stemmers.ts')}`
  const plugin = {
    name: 'entry',
    resolveId: (id) => (id === input ? id : null),
    load: (id) => (id === input ? source : null),
  }
  const build = await rolldown({
    input,
    platform: 'node',
    plugins: [plugin],
    logLevel: 'silent',
    resolve: { modules: ['node_modules', path.join(PROJECT, 'node_modules')] },
  })
  const dir = path.join(folder, 'program')
  await build.write({ dir, format: 'esm', entryFileNames: 'search.mjs' })
  await build.close()
  return import(pathToFileURL(path.join(dir, 'search.mjs')).href)
}

/** CPU milliseconds of each letter; the first ones, which load and compile, are not counted. */
async function pressed(finder) {
  const times = []
  for (const query of [...QUERIES, ...QUERIES, ...QUERIES])
    for (let length = 2; length <= query.length; length += 1) {
      const start = process.cpuUsage()
      await finder.find(query.slice(0, length))
      const { user, system } = process.cpuUsage(start)
      times.push((user + system) / 1000)
    }
  return times.slice(WARM)
}
