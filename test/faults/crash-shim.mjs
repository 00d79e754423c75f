// Preloaded into a run (`node --import`): counts what it changes below FAULT_FOLDER and fails at the operation FAULT_AT as FAULT says:
// KILL ends the process before it, TORN in the middle of a write, ENOSPC fails it and all later ones that need space, EIO fails it alone.
// NOLINK is a file system without hard links for what is published.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { FAULT, FAULT_AT, FAULT_FOLDER, FAULT_TRACE } = process.env
const at = Number(FAULT_AT ?? -1)
const NEEDS_SPACE = new Set(['writeFileSync', 'mkdirSync', 'linkSync', 'copyFileSync', 'cpSync', 'fsync'])
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
const { appendFileSync, writeFileSync } = fs
let count = 0

function failure(code, name, path) {
  return Object.assign(new Error(`${code}: planted, ${name} '${path}'`), { code, errno: -1, syscall: name, path })
}

function meet(name, path, content) {
  if (!`${path}/`.startsWith(FAULT_FOLDER)) return
  const here = count++
  if (FAULT === 'NOLINK' && name === 'linkSync' && path.includes('kartograf-staging'))
    throw failure('EPERM', name, path)
  if (FAULT_TRACE) appendFileSync(FAULT_TRACE, `${name} ${path}\n`)
  if (here < at || at < 0) return
  if (FAULT === 'ENOSPC' && NEEDS_SPACE.has(name)) throw failure('ENOSPC', name, path)
  if (here !== at) return
  if (FAULT === 'EIO') throw failure('EIO', name, path)
  if (FAULT === 'TORN' && typeof content === 'string') writeFileSync(path, content.slice(0, content.length / 2))
  if (FAULT === 'KILL' || FAULT === 'TORN') process.kill(process.pid, 'SIGKILL')
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
syncBuiltinESMExports()
