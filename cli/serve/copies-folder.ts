import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isAlive } from '../output/is-alive.ts'
import { HOST, OWN_NAME } from '../output/own-name.ts'

const PREFIX = 'kartograf-copies.'

/** A new folder for compressed copies, whose name says which process it is of. */
export function newCopiesFolder(): string {
  return mkdtempSync(path.join(tmpdir(), `${PREFIX}${OWN_NAME}.`))
}

/** Removes the folders of servers that were killed: of this user, and of processes that this one can know of. */
export function removeAbandonedCopies(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, host, pid] = /^kartograf-copies\.([^.]+)\.(\d+)\.\w+$/.exec(name) ?? []
    const folder = path.join(tmpdir(), name)
    if (host === HOST && !isAlive(Number(pid)) && isOwn(folder)) rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether it is a folder of this user: anybody may put one into a folder for temporary files. */
function isOwn(folder: string): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  return stats !== undefined && stats.isDirectory() && (process.getuid === undefined || stats.uid === process.getuid())
}
