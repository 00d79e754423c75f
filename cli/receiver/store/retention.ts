import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { hasLeapt } from './clock-mark.ts'
import { formsIn, INCOMING, MARKER, PRIVATE_FOLDER, REQUEST_FILE } from './file-store.ts'
import { idIn, isMissing, namesIn, requestsIn } from './folder-names.ts'
import { incomingName } from './leftovers.ts'
import type { StoredRequest } from '../request.ts'
import { messageOf } from '../../../renderer/definitions/message-of.ts'
import { DAY_MS } from '../../../i18n/clock.ts'

/** Which requests are deleted, and when. */
export interface RetentionOptions {
  /** Folder of the file store. */
  readonly data: string
  /** Days that requests of a form may be kept; asked on each run. */
  readonly keepDays: () => Readonly<Record<string, number>>
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly log: (message: string) => void
}

/**
 * Deletes expired requests, first at once or after `begins`, and then daily. Returns a function that stops it, and resolves when the
 * current run is done.
 */
export function startRetention(options: RetentionOptions, begins?: Promise<void>): () => Promise<void> {
  const round = (): Promise<void> =>
    removeExpired(options).catch((error: unknown) =>
      options.log(`Old requests could not be deleted: ${messageOf(error)}`),
    )
  let running: Promise<void> | undefined
  let isStopped = false
  const begin = (): void => {
    if (!isStopped) running = round()
  }
  if (begins) void begins.then(begin)
  else begin()
  const timer = setInterval(begin, DAY_MS)
  timer.unref()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await running
  }
}

/** Deletes requests older than their form allows, and logs how many. One that cannot be deleted is logged, and keeps no other. */
export async function removeExpired({ data, keepDays, clock, log }: RetentionOptions): Promise<void> {
  const days = keepDays()
  const forms = formsIn(data)
  if (forms.length > 0 && (await hasLeapt(data, clock()))) {
    log(
      `The clock says ${new Date(clock()).toISOString()}, more than 100 days later than before. Nothing is deleted by age until it has said so for a day: check it.`,
    )
    return
  }
  for (const form of forms) {
    const names = await requestsIn(path.join(data, form))
    const limit = days[form]
    if (names.length === 0) continue
    if (limit === undefined) {
      log(`${form}: forms.json does not say how long requests are kept; none of ${names.length} is deleted.`)
      continue
    }
    const before = clock() - limit * DAY_MS
    let count = 0
    for (const name of names) count += await removeIfExpired({ form, name }, data, before, log)
    if (count > 0) log(`${form}: deleted what is older than ${limit} days: ${count} of ${names.length}.`)
  }
}

/** A folder of the store. */
interface Key {
  readonly form: string
  readonly name: string
}

/** Returns the number of requests that it has deleted. */
async function removeIfExpired(key: Key, data: string, before: number, log: RetentionOptions['log']): Promise<0 | 1> {
  try {
    return (await isExpired(key, data, before, log)) ? await removeRequest(key, data, log) : 0
  } catch (error) {
    log(
      `${key.form}: ${idIn(key.name)} is too old and could not be deleted: ${messageOf(error)}. It will be tried again.`,
    )
    return 0
  }
}

/** Requests that are unreadable or of a wrong clock are kept: the operator has to look at them. */
async function isExpired(key: Key, data: string, before: number, log: RetentionOptions['log']): Promise<boolean> {
  const received = await receivedAt(path.join(data, key.form, key.name, REQUEST_FILE))
  if (received >= EARLIEST) return received < before
  const why = Number.isNaN(received)
    ? 'holds no request that can be read'
    : 'came while the clock of the machine was wrong'
  log(`${key.form}: ${key.name} ${why}; it is not deleted by age.`)
  return false
}

/**
 * Nothing was received before this program existed, but a machine may begin in 1970 until it has asked for the time. The times of its
 * files are then as wrong.
 */
const EARLIEST = Date.parse('2020-01-01T00:00:00Z')

/** Milliseconds since 1970; NaN if the file does not say. */
async function receivedAt(file: string): Promise<number> {
  try {
    const { received } = JSON.parse(await readFile(file, 'utf8')) as Partial<StoredRequest>
    return Date.parse(received ?? '')
  } catch {
    return Number.NaN
  }
}

/** Removes requests by renaming, in one step each. Leftovers of an interrupted run are removed at the next start. Returns the number. */
export async function removeRequest(key: Key, data: string, log: RetentionOptions['log']): Promise<0 | 1> {
  const folder = path.join(data, key.form, key.name)
  const missed = (await namesIn(folder))
    .filter((name) => name.startsWith(MARKER))
    // The suffix names the process that delivers it.
    .map((name) => name.slice(MARKER.length).split('.')[0])
  const away = path.join(data, INCOMING, incomingName(randomUUID()))
  await mkdir(path.dirname(away), PRIVATE_FOLDER)
  try {
    await rename(folder, away)
  } catch (error) {
    // Another process was faster.
    if (isMissing(error)) return 0
    throw error
  }
  if (missed.length > 0) log(`${key.form}: ${idIn(key.name)} was deleted and never delivered: ${missed.join(', ')}.`)
  await rm(away, { recursive: true, force: true })
  return 1
}
