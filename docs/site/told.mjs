// What commands of this clone print, as a list in JSON. All run in one process: thirty would take as many seconds.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileProgram } from '../../cli/compile.mjs'

const TOOL = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')
process.env.SITE_TOOL_FOLDER = TOOL
const { folder, digest } = await compileProgram(TOOL)
const { main } = await import(pathToFileURL(path.join(folder, 'main.mjs')).href)
const { version } = JSON.parse(readFileSync(path.join(TOOL, 'package.json'), 'utf8'))
const program = { version, digest, worker: pathToFileURL(path.join(folder, 'worker.mjs')), defaultRoot: TOOL }

const print = process.stdout.write.bind(process.stdout)
const texts = []
for (const command of JSON.parse(process.argv[2])) {
  texts.push('')
  process.stdout.write = (text) => {
    texts[texts.length - 1] += text
    return true
  }
  const code = await main(command, program)
  if (code !== 0) throw new Error(`${command.join(' ')} has ended with ${code}`)
}
print(JSON.stringify(texts))
