// Preloaded into a process of the program (`node --import`): counts what a run changes below FAULT_FOLDER, and fails at the operation
// FAULT_AT as FAULT says: KILL ends the process before it, TORN in the middle of a write, ENOSPC fails it and all later ones that need
// space, EIO fails it alone. NOLINK is a file system without hard links for what is published, NOSYNC a system without the command `sync`.
// With FAULT_STATES, a folder, KILL and TORN end nothing: for each of the operations FAULT_AT they write down what the end of the process
// would leave, in a folder of its number.
import processes, { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { promisify } from 'node:util'

const NEEDS_SPACE = new Set(['writeFileSync', 'mkdirSync', 'linkSync', 'copyFileSync', 'cpSync', 'fsync', 'syncfs'])
const CHANGING = [
  'writeFileSync',
  'mkdirSync',
  'linkSync',
  'copyFileSync',
  'cpSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'unlinkSync',
  'chmodSync',
]
const { appendFileSync, writeFileSync, readdirSync, mkdirSync } = fs
let run
let count = 0
let points

function failure(code, name, path) {
  return Object.assign(new Error(`${code}: planted, ${name} '${path}'`), { code, errno: -1, syscall: name, path })
}

/** A process may run several commands, one after the other: each has a FAULT_RUN of its own. */
function numberOfOperation() {
  const { FAULT_RUN, FAULT_AT = '' } = process.env
  if (FAULT_RUN !== run || !points) {
    run = FAULT_RUN
    count = 0
    points = new Set(FAULT_AT.split(',').filter(Boolean).map(Number))
  }
  return count++
}

function meet(name, path, content) {
  const { FAULT, FAULT_FOLDER, FAULT_TRACE, FAULT_STATES } = process.env
  if (!FAULT_FOLDER || !`${path}/`.startsWith(FAULT_FOLDER)) return
  const here = numberOfOperation()
  if (FAULT === 'NOLINK' && name === 'linkSync' && path.includes('kartograf-staging'))
    throw failure('EPERM', name, path)
  if (FAULT_TRACE) appendFileSync(FAULT_TRACE, `${name} ${path}\n`)
  const [first = Infinity] = points
  if (FAULT === 'ENOSPC' && here >= first && NEEDS_SPACE.has(name)) throw failure('ENOSPC', name, path)
  if (!points.has(here)) return
  if (FAULT === 'EIO') throw failure('EIO', name, path)
  const isTorn = FAULT === 'TORN' && typeof content === 'string'
  const half = isTorn ? content.slice(0, content.length / 2) : ''
  if (FAULT_STATES) return writeState(`${FAULT_STATES}/${here}/`, isTorn && path, half)
  if (isTorn) writeFileSync(path, half)
  if (FAULT === 'KILL' || FAULT === 'TORN') process.kill(process.pid, 'SIGKILL')
}

/** Copies the output and what lies beside it for publishing; names of one file remain names of one file. */
function writeState(state, torn, half) {
  const { FAULT_FOLDER } = process.env
  mkdirSync(state, { recursive: true })
  const names = readdirSync(FAULT_FOLDER).filter((name) => /^\.?output/.test(name))
  execFileSync('cp', ['-a', ...names.map((name) => FAULT_FOLDER + name), state])
  const copy = torn && state + torn.slice(FAULT_FOLDER.length)
  if (copy && names.some((name) => torn.startsWith(`${FAULT_FOLDER}${name}/`) || torn === FAULT_FOLDER + name))
    writeFileSync(copy, half)
}

for (const name of CHANGING) {
  const real = fs[name]
  fs[name] = (...args) => {
    // Of a link the second path is the one that is made.
    meet(
      name,
      name === 'linkSync' || name === 'copyFileSync' ? args[1] : args[0],
      name === 'writeFileSync' ? args[1] : undefined,
    )
    return real(...args)
  }
}

// Files are flushed by their numbers.
const { open, fsync } = fs
const paths = new Map()
fs.open = (...args) => {
  const done = args.pop()
  open(...args, (error, descriptor) => {
    if (!error) paths.set(descriptor, args[0])
    done(error, descriptor)
  })
}
fs.fsync = (descriptor, done) => {
  try {
    meet('fsync', paths.get(descriptor))
  } catch (error) {
    return process.nextTick(done, error)
  }
  fsync(descriptor, done)
}

// Many files are flushed by a command.
const { execFile } = processes
const execute = promisify(execFile)
async function executeOrFail(command, args, ...rest) {
  if (command === 'sync') {
    if (process.env.FAULT === 'NOSYNC') throw failure('ENOENT', 'spawn', command)
    meet('syncfs', args.at(-1))
  }
  return execute(command, args, ...rest)
}
processes.execFile = Object.assign((...args) => execFile(...args), { [promisify.custom]: executeOrFail })
syncBuiltinESMExports()
