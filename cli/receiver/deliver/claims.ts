import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { messageOf } from '../../../renderer/definitions/message-of.ts'
import { isAlive } from '../../output/is-alive.ts'
import { HOST, OWN_NAME } from '../../output/own-name.ts'
import { patientlyServing } from '../../output/patience.ts'
import { formsIn, markerOf } from '../store/file-store.ts'
import { isMissing, namesIn, requestsIn } from '../store/folder-names.ts'

/** Distinguishes this process from an earlier one with the same id. */
const TOKEN = randomUUID()
/** Suffix of a claimed marker: the process that delivers. */
const OWN = `${OWN_NAME}.${TOKEN}`

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
    await patientlyServing(() => rename(from, to))
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/**
 * Requests that nobody delivers at the moment: those that have failed, and those of processes that have ended. One that cannot be looked
 * at is logged, and keeps no other.
 */
export async function markedIn(
  data: string,
  hooks: readonly string[],
  log: (message: string) => void,
): Promise<PendingDelivery[]> {
  const found: PendingDelivery[] = []
  for (const form of formsIn(data))
    for (const name of await requestsIn(path.join(data, form)))
      try {
        const waiting = await waitingFor(path.join(data, form, name), hooks)
        found.push(...waiting.map((hook) => ({ form, name, hook })))
      } catch (error) {
        log(`${form}: nobody knows whether ${name} is delivered: ${messageOf(error)}`)
      }
  return found
}

/** The hooks that a request waits for: none if its files go meanwhile, as another receiver may deliver or remove it. */
async function waitingFor(folder: string, hooks: readonly string[]): Promise<string[]> {
  const names = await namesIn(folder)
  const waiting: string[] = []
  for (const hook of hooks) if (await isWaiting(folder, markerOf(hook), names)) waiting.push(hook)
  return waiting
}

/** Whether a request is marked. Turns the claim of a process that has ended back into a marker. */
async function isWaiting(folder: string, marker: string, names: readonly string[]): Promise<boolean> {
  const dead = names.find((name) => name.startsWith(`${marker}.`) && isAbandoned(path.join(folder, name)))
  if (dead === undefined) return names.includes(marker)
  return moved(path.join(folder, dead), path.join(folder, marker))
}

/** Whether a claim is abandoned. For another machine or container only its age is known; a delivery takes five minutes at most. */
function isAbandoned(claim: string): boolean {
  const [, host, pid, token] = path.basename(claim).split('.')
  // This process keeps its claim for longer if a broken disk does not let go of it.
  if (token === TOKEN) return false
  const age = Date.now() - (statSync(claim, { throwIfNoEntry: false })?.ctimeMs ?? Date.now())
  if (host !== HOST || age > ABANDONED_MS) return age > ABANDONED_MS
  return Number(pid) === process.pid || !isAlive(Number(pid))
}

const ABANDONED_MS = 15 * 60 * 1000
