import { randomUUID } from 'node:crypto'
import { readdirSync, renameSync, statSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { isAlive } from '../../output/is-alive.ts'
import { formsIn, markerOf } from '../store/file-store.ts'
import { isMissing } from '../store/folder-names.ts'
import { HOST } from '../store/leftovers.ts'

/** Distinguishes this process from an earlier one with the same id. */
const TOKEN = randomUUID()
/** Suffix of a claimed marker: the process that delivers. */
const OWN = `${HOST}.${process.pid}.${TOKEN}`

/** A request that a hook has not received yet. */
export interface PendingDelivery {
  readonly form: string
  /** Name of its folder. */
  readonly name: string
  readonly hook: string
}

/** The file that this process renames a marker to while it delivers. */
export function claimOf(marker: string): string {
  return `${marker}.${OWN}`
}

/** Returns false if the file is gone: someone has removed the request, or another process delivers it. */
export async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** Requests that earlier processes did not deliver, including those interrupted during delivery. */
export function markedIn(data: string, hooks: readonly string[]): PendingDelivery[] {
  return formsIn(data).flatMap((form) =>
    requestsIn(path.join(data, form)).flatMap((name) =>
      hooks
        .filter((hook) => isWaiting(path.join(data, form, name), markerOf(hook)))
        .map((hook) => ({ form, name, hook })),
    ),
  )
}

/** Names of the folders of requests; systems add files such as `.DS_Store`. */
function requestsIn(folder: string): string[] {
  const entries = unlessGone(() => readdirSync(folder, { withFileTypes: true })) ?? []
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

/** Whether a request waits for delivery: not if its files go meanwhile, as another receiver that starts may deliver it. */
function isWaiting(folder: string, marker: string): boolean {
  return unlessGone(() => isMarked(folder, marker)) ?? false
}

/** Whether a request is marked. Turns the claim of a process that has ended back into a marker. */
function isMarked(folder: string, marker: string): boolean {
  const names = readdirSync(folder)
  const dead = names.find((name) => name.startsWith(`${marker}.`) && isAbandoned(path.join(folder, name)))
  if (dead !== undefined) renameSync(path.join(folder, dead), path.join(folder, marker))
  return dead !== undefined || names.includes(marker)
}

/** Undefined if a file was not there. Several receivers and the owner may work on the data folder. */
function unlessGone<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Whether a claim is abandoned. For another machine only its age is known; no delivery takes an hour. */
function isAbandoned(claim: string): boolean {
  const [, host, pid, token] = path.basename(claim).split('.')
  const age = Date.now() - (statSync(claim, { throwIfNoEntry: false })?.ctimeMs ?? Date.now())
  if (host !== HOST || age > ABANDONED_MS) return age > ABANDONED_MS
  return Number(pid) === process.pid ? token !== TOKEN : !isAlive(Number(pid))
}

const ABANDONED_MS = 60 * 60 * 1000
