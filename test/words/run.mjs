// `npm run words [-- --pairs --sample=SEED] [folder]`: measures the texts of a site. Plain Node, since Node 20 does not run TypeScript.
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const FOLDER = path.dirname(fileURLToPath(import.meta.url))
const PROJECT = path.resolve(FOLDER, '..', '..')
const COMPILED = path.join(PROJECT, '.cache', 'words')

const build = await rolldown({
  input: path.join(FOLDER, 'main.ts'),
  platform: 'node',
  external: /^[^./]/,
  logLevel: 'silent',
})
await build.write({ dir: COMPILED, format: 'esm', entryFileNames: '[name].mjs' })
await build.close()

const wanted = process.argv.slice(2)
const { main } = await import(pathToFileURL(path.join(COMPILED, 'main.mjs')).href)
const seed = wanted.find((one) => one.startsWith('--sample='))?.slice('--sample='.length)
await main(wanted.find((one) => !one.startsWith('--')) ?? PROJECT, { pairs: wanted.includes('--pairs'), seed })
