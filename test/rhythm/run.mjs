// `npm run rhythm [folder]`: compares the pages of neighbouring services by the order of their sections. What is counted: see measure.ts.
// Plain Node, since Node 20 does not run TypeScript.
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const FOLDER = path.dirname(fileURLToPath(import.meta.url))
const PROJECT = path.resolve(FOLDER, '..', '..')
const COMPILED = path.join(PROJECT, '.cache', 'rhythm')

const build = await rolldown({
  input: path.join(FOLDER, 'main.ts'),
  platform: 'node',
  external: /^[^./]/,
  logLevel: 'silent',
})
await build.write({ dir: COMPILED, format: 'esm', entryFileNames: '[name].mjs' })
await build.close()

const { main } = await import(pathToFileURL(path.join(COMPILED, 'main.mjs')).href)
process.exitCode = main(path.resolve(process.argv[2] ?? PROJECT))
