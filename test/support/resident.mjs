// Runs commands of the compiled program in one process, one after the other: code and theme are loaded once and stay warm.
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileProgram } from '../../cli/compile.mjs'

const TOOL = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

process.env.NODE_ENV ??= 'production'
process.env.SITE_TOOL_FOLDER = TOOL
const { folder, digest } = await compileProgram(TOOL)
const { main } = await import(pathToFileURL(path.join(folder, 'main.mjs')).href)
const program = {
  version: '0.0.0',
  digest,
  worker: pathToFileURL(path.join(folder, 'worker.mjs')),
  defaultRoot: process.cwd(),
}

process.on('message', async (args) => {
  const written = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'])
    process[name].write = (text) => {
      written[name] += text
      return true
    }
  process.send({ code: await main(args, program), ...written })
})
