// Plain Node, no packages: installs those of the lockfile in a clone.
import { spawnSync } from 'node:child_process'
import { existsSync, linkSync, lstatSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const TOOL = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const LOCKFILE = path.join(TOOL, 'package-lock.json')
const PACKAGES = path.join(TOOL, 'node_modules')

/**
 * Installs the packages of the lockfile if they are missing or outdated. Without a lockfile this is not a clone, and nothing is installed.
 */
export function ensurePackages() {
  if (!existsSync(LOCKFILE) || areInstalled()) return
  refuseLinked()
  const turn = takeTurn()
  const isDone = areInstalled() || installPackages()
  rmSync(turn, { force: true })
  if (isDone) return
  process.stderr.write('Could not install the packages. Check the network and the npm registry, then run `npm ci`.\n')
  process.exit(3)
}

function areInstalled() {
  const installed = path.join(PACKAGES, '.package-lock.json')
  return existsSync(installed) && sameLock(installed)
}

/** npm would remove what a link leads to, such as the packages of another clone. */
function refuseLinked() {
  if (!lstatSync(PACKAGES, { throwIfNoEntry: false })?.isSymbolicLink()) return
  process.stderr.write(
    `${PACKAGES} is a link, and what it leads to are not the packages of package-lock.json. Install them there, or remove the link.\n`,
  )
  process.exit(3)
}

/**
 * Returns the file that says which process installs. Of two at once, each would remove what the other one has installed: the second one
 * waits.
 */
function takeTurn() {
  const file = path.join(TOOL, '.cache', 'installing')
  const own = `${file}.${process.pid}`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(own, String(process.pid))
  if (existsSync(file)) process.stderr.write('Waiting for another command that installs the packages …\n')
  while (!hasLinked(own, file)) {
    if (isRunning(file)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS)
    else rmSync(file, { force: true })
  }
  rmSync(own)
  return file
}

const WAIT_MS = 200
/** No installation takes longer: the process of the file may have ended, and another one have its number. */
const LONGEST_MS = 10 * 60 * 1000

/** A link appears with its content; a new file would be empty for a moment. */
function hasLinked(from, to) {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** Whether the process that a file names is running. */
function isRunning(file) {
  try {
    return Date.now() - statSync(file).mtimeMs < LONGEST_MS && process.kill(Number(readFileSync(file, 'utf8')), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function installPackages() {
  process.stderr.write('Installing packages (npm ci) …\n')
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: TOOL,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  return status === 0
}

/** Whether the installed packages match the lockfile: npm keeps a copy of it in node_modules. */
function sameLock(installed) {
  if (statSync(installed).mtimeMs >= statSync(LOCKFILE).mtimeMs) return true
  const names = (file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages)
      .filter(([name, { optional }]) => name && !optional)
      .map(([name, { version }]) => `${name}@${version}`)
  const have = new Set(names(installed))
  return names(LOCKFILE).every((name) => have.has(name))
}
