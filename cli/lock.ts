import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

interface Holder {
  readonly pid: number
  readonly command: string
  readonly since: string
}

/** Another run is working on the same output. */
export class LockedError extends Error {
  override readonly name = 'LockedError'
  constructor(out: string, holder: Holder) {
    super(
      `${out} is being written by another run: \`${holder.command}\`, process ${holder.pid}, since ${holder.since}. Wait for it, or stop it.`,
    )
  }
}

/**
 * Keeps other runs from writing to an output while `work` does. A lock whose process is gone is taken over.
 * Throws LockedError, which says who holds it.
 */
export async function withLock<T>(out: string, command: string, work: () => Promise<T>): Promise<T> {
  const file = path.join(path.dirname(out), `.${path.basename(out)}.lock`)
  mkdirSync(path.dirname(file), { recursive: true })
  take(file, out, { pid: process.pid, command, since: new Date().toISOString() })
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file: string, out: string, own: Holder): void {
  // The lock appears with its content in one step: nobody can find it empty and take it for an abandoned one.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(own))
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
    const holder = readHolder(file)
    if (holder && isHolding(holder)) throw new LockedError(out, holder)
    rmSync(file, { force: true })
    take(file, out, own)
  } finally {
    rmSync(draft, { force: true })
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    // Gone in the meantime, or not written by this program.
    return undefined
  }
}

/** A lock of this process's number that is older than this process was left by an earlier one: containers begin to count anew. */
function isHolding({ pid, since }: Holder): boolean {
  return pid === process.pid ? Date.parse(since) >= Date.now() - process.uptime() * 1000 : isAlive(pid)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
