// What each step of a post's way costs: CPU milliseconds a post, one thread, best of five rounds, on 1,000 posts. With another
// checkout beside it (`node test/bench/parts.mjs --beside DIR`) the rounds of both alternate, and the ratio is told.
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { makeSite } from './workload.mjs'

const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const ROUNDS = 5
const POSTS_PER_LANGUAGE = 334

process.env.NODE_ENV = 'production'

const beside = process.argv[process.argv.indexOf('--beside') + 1]
const projects = process.argv.includes('--beside') ? [path.resolve(beside), PROJECT] : [PROJECT]
const loaded = []
// One after the other: the compiled program takes the folder of its sources from the environment.
for (const project of projects) loaded.push(await load(project))
const measured = measure(loaded)
for (const [name, costs] of measured) {
  const ratio = costs.length > 1 ? `  × ${(costs[1] / costs[0]).toFixed(2)}` : ''
  process.stdout.write(`  ${name.padEnd(24)}${costs.map((cost) => cost.toFixed(3).padStart(8)).join('')}${ratio}\n`)
}

/** The steps of a checkout, compiled as the program is, on a site of its own. */
async function load(project) {
  const folder = path.join(project, '.cache', 'bench-parts')
  const root = path.join(folder, 'site')
  makeSite(project, root, POSTS_PER_LANGUAGE)
  const { EXTERNAL } = await import(pathToFileURL(path.join(project, 'cli', 'compile.mjs')).href)
  const input = path.join(project, 'test', 'bench', 'parts-entry.ts')
  const build = await rolldown({ input, platform: 'node', external: EXTERNAL, logLevel: 'silent' })
  await build.write({ dir: path.join(folder, 'program'), format: 'esm', entryFileNames: 'parts.mjs' })
  await build.close()
  process.env.SITE_TOOL_FOLDER = project
  const { partsOf } = await import(pathToFileURL(path.join(folder, 'program', 'parts.mjs')).href)
  const scratch = path.join(folder, 'scratch')
  rmSync(scratch, { recursive: true, force: true })
  mkdirSync(path.join(scratch, 'files'), { recursive: true })
  return partsOf(root, scratch)
}

/** Best CPU time a post of each step, in the order of the projects. */
function measure(all) {
  const names = Object.keys(all[0].each)
  const steps = names.map((name) => [
    name,
    all.map(
      ({ posts, each }) =>
        () =>
          posts.forEach(each[name]),
    ),
  ])
  return [['load (all before render)', all.map(({ load }) => load)], ...steps].map(([name, works]) => {
    const best = works.map(() => Infinity)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [at, work] of works.entries()) best[at] = Math.min(best[at], cpuOf(work) / all[at].posts.length)
    return [name, best]
  })
}

function cpuOf(work) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
