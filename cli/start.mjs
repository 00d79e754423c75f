// Plain Node: runs the compiled command line, both in a clone and in an installed package.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

/** Oldest supported Node. */
const NODE = [20, 19]

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > NODE[0] || (major === NODE[0] && minor >= NODE[1])) return
  process.stderr.write(`Node ${NODE.join('.')} or newer is needed, this is ${process.versions.node}.\n`)
  process.exit(3)
}

/** Versions of the peer packages, which the site chooses: another one causes a full build. Ends the program if one is not installed. */
export function peerVersions(require) {
  const peers = ['react', 'react-dom', 'zod'].map((name) => [name, versionOf(name, require)])
  const missing = peers.filter(([, version]) => version === undefined).map(([name]) => name)
  if (missing.length === 0) return peers.map(([, version]) => version)
  const [are, names] = [missing.length === 1 ? 'is' : 'are', missing.join(' ')]
  process.stderr.write(`Beside kartograf, ${missing.join(' and ')} ${are} not installed: npm install ${names}\n`)
  process.exit(3)
}

function versionOf(name, require) {
  try {
    return require(`${name}/package.json`).version
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/**
 * Flags of V8 for a program that runs for seconds, by Node's major version.
 *
 * Functions are optimized later, after four times as much use as by default. A fifth of a build went into optimizing code for both threads;
 * with them, an edit takes 20 % less CPU time, and a cold build 8 %. From Node 24 on there is a compiler between the fast one and the slow
 * one (Maglev), and nothing to gain.
 *
 * The space for new objects grows to its full size at once. In steps, what a build keeps is copied several times: 6 % of the time of an
 * edit and 9 % of a cold build of 3,000 posts on Node 20, in a tenth less memory; nothing on Node 22, and on 24 it takes longer.
 */
export const FLAGS = {
  20: ['--interrupt-budget=300000', '--semi-space-growth-factor=16'],
  22: ['--invocation-count-for-turbofan=13000'],
}

function setFlags() {
  for (const flag of FLAGS[process.versions.node.split('.')[0]] ?? []) setFlagsFromString(flag)
}

/**
 * Runs the command line of `tool` (the folder of the generator's `package.json`), which is compiled in `folder`; `digest` is that of its
 * code.
 */
export async function start(tool, folder, digest) {
  setFlags()
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
