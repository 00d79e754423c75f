import { rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from '../../output/is-alive.ts'
import { HOST, OWN_NAME } from '../../output/own-name.ts'
import { namesInSync } from './folder-names.ts'

/** Age in milliseconds from which a draft counts as abandoned: a request takes four and a half minutes at most. */
const STALE_MS = 15 * 60 * 1000

/** Whether a name is that of a draft of this process. */
export function isOwnDraft(name: string): boolean {
  return name.startsWith(`${OWN_NAME}.`)
}

/** Folder name of a draft, which identifies the process that writes it. */
export function incomingName(id: string): string {
  return `${OWN_NAME}.${id}`
}

/** Removes drafts of processes that have ended. Must be called before the first request. */
export function removeLeftovers(incoming: string, now: number): void {
  for (const name of namesInSync(incoming)) {
    const folder = path.join(incoming, name)
    const [host, pid = ''] = name.split('.')
    const alive = host !== HOST || (Number(pid) !== process.pid && isAlive(Number(pid)))
    if (!alive || ageOf(folder, now) > STALE_MS) rmSync(folder, { recursive: true, force: true })
  }
}

function ageOf(folder: string, now: number): number {
  return now - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? now)
}
