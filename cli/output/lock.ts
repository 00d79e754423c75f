import { linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beatOf, keepBeating, silentSince } from './heartbeat.ts'
import { hasCode } from './has-code.ts'
import { isAlive } from './is-alive.ts'
import { HOST, OWN_NAME } from './own-name.ts'
import { startOf } from './process-start.ts'
import { MendableError } from '../program.ts'
import { writeFile } from './write-file.ts'

interface Holder {
  readonly pid: number
  readonly command: string
  readonly since: string
  /** Start of the process, which distinguishes it from a later one with the same id. */
  readonly start?: string | undefined
  /** Its machine or container. Locks of earlier versions have none. */
  readonly host?: string
}

/** Another run is using the same output. */
export class LockedError extends MendableError {
  override readonly name = 'LockedError'
  constructor(out: string, file: string, holder: Holder) {
    super(
      `${out} is being written by another run: ${nameOf(holder)}.\n` +
        `Wait for it, stop it, or set another folder with --out. If there is no such run, delete ${file}.`,
    )
  }
}

function nameOf({ command, pid, since, host = HOST }: Holder): string {
  return `\`${command}\`, process ${pid}${host === HOST ? '' : ` on ${host}`}, since ${since}`
}

/**
 * Prevents other runs from writing to an output during `work`. Takes over the lock of a process that has ended; of one in another container
 * or on another machine, that is known when it has been silent for a minute. Throws LockedError with the process that has the lock.
 */
export async function withLock<T>(out: string, command: string, work: () => Promise<T>): Promise<T> {
  const file = path.join(path.dirname(out), `.${path.basename(out)}.lock`)
  mkdirSync(path.dirname(file), { recursive: true })
  const own = { pid: process.pid, command, since: new Date().toISOString(), start: startOf(process.pid), host: HOST }
  await take(file, out, own)
  const stopBeating = keepBeating(file)
  try {
    return await work()
  } finally {
    stopBeating()
    release(file, own)
  }
}

async function take(file: string, out: string, own: Holder): Promise<void> {
  let silent: number | undefined
  while (!put(file, own)) {
    if (refuseIfHeld(file, out, silent) === 'elsewhere') silent = await silence(file, out)
    else await removeAbandoned(file, out, own, silent)
  }
}

/** Removes the own lock. A run that was paused for long, as with its container, may find another one in its place. */
function release(file: string, own: Holder): void {
  const holder = readHolder(file)
  if (typeof holder === 'string' || holder.host !== own.host || holder.pid !== own.pid) return
  rmSync(file, { force: true })
}

/**
 * Resolves when the lock of a run elsewhere has been silent for long enough, to its last beat, or is gone. Throws LockedError as soon as it
 * beats.
 */
async function silence(file: string, out: string): Promise<number | undefined> {
  const holder = readHolder(file)
  if (typeof holder !== 'string')
    process.stderr.write(`Waiting for a sign of another run, at most a minute: ${nameOf(holder)}.\n`)
  const silent = await silentSince(file)
  if (silent === undefined) refuseIfHeld(file, out, 'beating')
  return silent
}

/**
 * Several runs may find the same lock abandoned. A second lock makes sure that only one at a time checks again and removes it, so that none
 * removes a lock that another run has just taken.
 */
async function removeAbandoned(file: string, out: string, own: Holder, silent?: number): Promise<void> {
  const turn = `${file}.turn`
  if (!put(turn, own)) {
    const found = refuseIfHeld(turn, out)
    if (found === 'abandoned' || (found === 'elsewhere' && (await silentSince(turn)) !== undefined))
      rmSync(turn, { force: true })
    return
  }
  try {
    if (refuseIfHeld(file, out, silent) === 'abandoned') rmSync(file)
  } finally {
    rmSync(turn, { force: true })
  }
}

/** Whether we got the lock. The file is created atomically with its content, so that nobody finds it empty and takes it for abandoned. */
function put(file: string, own: Holder): boolean {
  const draft = `${file}.${OWN_NAME}`
  try {
    // A full disk leaves it empty.
    writeFile(draft, JSON.stringify(own))
    linkSync(draft, file)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    if (hasCode(error, ...NO_LINKS)) return putWithoutLink(file, own)
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** What file systems without hard links answer, such as exFAT; on Windows it is EISDIR. https://github.com/nodejs/node/issues/65817 */
const NO_LINKS = ['EISDIR', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

/** The same where there are no hard links. Others may see the lock empty for a moment, see `readHolder`. */
function putWithoutLink(file: string, own: Holder): boolean {
  try {
    writeFile(file, JSON.stringify(own), { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/**
 * Throws LockedError if a run has the lock; otherwise returns what it found. `elsewhere`: only a beat would tell that the run lives.
 * `heard`: that there was one, or the last one before a long silence.
 */
function refuseIfHeld(file: string, out: string, heard?: 'beating' | number): 'gone' | 'abandoned' | 'elsewhere' {
  const holder = readHolder(file)
  if (holder === 'gone' || holder === 'unreadable') return holder === 'gone' ? 'gone' : 'abandoned'
  const isHere = holder.host === undefined || holder.host === HOST
  if (isHere ? isHolding(holder) : heard === 'beating') throw new LockedError(out, file, holder)
  return isHere || (heard !== undefined && heard === beatOf(file)) ? 'abandoned' : 'elsewhere'
}

function readHolder(file: string): Holder | 'gone' | 'unreadable' {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8') || readLater(file)) as Holder | null
    return holder ?? 'unreadable'
  } catch (error) {
    // Missing, or not written by this program.
    return hasCode(error, 'ENOENT') ? 'gone' : 'unreadable'
  }
}

/** Time in which a run that has created its lock has surely written it. */
const WRITING_MS = 100

/** Reads a lock that is empty: without hard links, it may have been created just now. */
function readLater(file: string): string {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WRITING_MS)
  return readFileSync(file, 'utf8')
}

/**
 * Whether the run that wrote the lock is still running. Process ids are reused, so the start is compared too. A lock with the id of this
 * process that is older than it comes from an earlier process: in containers, ids start over.
 */
function isHolding({ pid, since, start }: Holder): boolean {
  if (pid === process.pid) return Date.parse(since) >= Date.now() - process.uptime() * 1000
  if (!isAlive(pid)) return false
  const now = start === undefined ? undefined : startOf(pid)
  return now === undefined || now === start
}
