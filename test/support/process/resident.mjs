// Runs commands of the compiled program in one process, one after the other: code and themes are loaded once and stay warm.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileProgram } from '../../../cli/compile.mjs'

const TOOL = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')

process.env.NODE_ENV ??= 'production'
process.env.SITE_TOOL_FOLDER = TOOL
const { folder: compiled, digest } = await compileProgram(TOOL)
const { main } = await import(pathToFileURL(path.join(compiled, 'main.mjs')).href)
const { version } = JSON.parse(readFileSync(path.join(TOOL, 'package.json'), 'utf8'))
const worker = pathToFileURL(path.join(compiled, 'worker.mjs'))

let last = Promise.resolve()
process.on('message', (command) => {
  last = last.then(() => run(command))
})
process.once('disconnect', () => process.exit())

async function run({ id, args, folder, env = {} }) {
  process.chdir(folder)
  const before = { ...process.env }
  Object.assign(process.env, env)
  const written = captured()
  const code = await main(args, { version, digest, worker, defaultRoot: folder })
  for (const name of Object.keys(env)) restore(name, before[name])
  process.send({ id, code, ...written })
}

/** What is written from now on. */
function captured() {
  const written = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'])
    process[name].write = (text) => {
      written[name] += text
      return true
    }
  return written
}

function restore(name, value) {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}
