// Plain Node: runs the compiled command line, both in a clone and in an installed package.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Oldest supported Node. */
const NODE = [20, 19]

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > NODE[0] || (major === NODE[0] && minor >= NODE[1])) return
  process.stderr.write(`Node ${NODE.join('.')} or newer is needed, this is ${process.versions.node}.\n`)
  process.exit(3)
}

/**
 * Runs the command line of `tool` (the folder of the generator's `package.json`), which is compiled in `folder`; `digest` is that of its
 * code.
 */
export async function start(tool, folder, digest) {
  process.env.SITE_TOOL_FOLDER = tool
  const { main } = await import(pathToFileURL(path.join(folder, 'main.mjs')).href)
  process.exitCode = await main(process.argv.slice(2), {
    version: JSON.parse(readFileSync(path.join(tool, 'package.json'), 'utf8')).version,
    digest,
    worker: pathToFileURL(path.join(folder, 'worker.mjs')),
    compiler: pathToFileURL(path.join(folder, 'compiler.mjs')),
    defaultRoot: process.cwd(),
  })
}
