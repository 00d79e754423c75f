import path from 'node:path'
import { readFileSync, statSync, accessSync, constants, existsSync, realpathSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FormsFile } from '../../renderer/forms/contract.ts'
import { FORMS_FILE } from '../../renderer/outputs/forms-file.ts'
import { startDelivery } from './deliver/delivery.ts'
import { hooksOf, quotaOf, retryAfterOf, type Environment, ReceiverError } from './environment.ts'
import { createFileStore, INCOMING } from './store/file-store.ts'
import { createReceiver } from './handler.ts'
import { isOwnDraft, removeLeftovers } from './store/leftovers.ts'
import { answerWith, connectionAddress, withoutBody } from './node.ts'
import { createQuota } from './store/quota.ts'
import { createRateLimit } from './rate-limit.ts'
import { startRetention } from './store/retention.ts'
import { createCapacities } from './capacity.ts'
import { createTurns } from './turns.ts'
import { visitorOf } from './address.ts'

export interface MountOptions {
  /** Output folder of `generate`, whose `forms.json` defines the forms. */
  readonly out: string
  /** Folder of stored requests, outside of the output. */
  readonly data: string
  /** Origins whose pages may send; the first one is that of the server. */
  readonly origins: readonly [string, ...string[]]
  /** Environment variables with the settings of mail and webhook, see the README. */
  readonly env: Environment
  /** Returns the visitor's address if the server is behind a reverse proxy. */
  readonly addressOf?: (request: Request) => string
  readonly clock?: () => number
  readonly log?: (message: string) => void
  /** Logs each answered request in one line without personal data; the log by default. */
  readonly onAnswered?: (line: string) => void
}

export interface MountedReceiver {
  /** Answers a request to the endpoint of a form and returns true; returns false for other requests. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Waits for running requests, then stops deliveries and deletions; resolves when the current ones are done. */
  readonly close: () => Promise<void>
}

/** Creates the complete receiver for a Node server: handler, file store, delivery. Throws ReceiverError if a setting is invalid. */
export function mountReceiver(options: MountOptions): MountedReceiver {
  const { out, data, origins, env, clock = Date.now, log = logLine } = options
  checkDataFolder(data, out)
  const forms = formsReader(path.join(out, FORMS_FILE))
  if (forms().forms.length > 0) {
    checkWritable(data)
    loadRequests(origins[0])
  }
  const hooks = hooksOf(env, clock, ({ form }) => forms().forms.find(({ name }) => name === form))
  const retryAfter = retryAfterOf(env)
  removeLeftovers(path.join(data, INCOMING), clock())
  const quota = createQuota(data, quotaOf(env), isOwnDraft)
  const store = createFileStore(data, Object.keys(hooks), quota)
  const delivery = startDelivery({ data, hooks, retryAfter, log })
  const stopRetention = startRetention({ data, keepDays: () => keepDaysIn(forms()), clock, log })
  const rateLimit = createRateLimit()
  const capacities = createCapacities()
  const {
    addressOf = connectionAddress,
    onAnswered = (line: string) => log(`${new Date(clock()).toISOString()} ${line}`),
  } = options
  const { onStored } = delivery
  const receiverFor = (forms: FormsFile) =>
    createReceiver({ forms, store, clock, origins, addressOf, rateLimit, capacities, onStored, onAnswered, log })
  const inTurn = createTurns()
  const visitorAt = (request: IncomingMessage): string => {
    if (!options.addressOf) return request.socket.remoteAddress ?? ''
    try {
      return visitorOf(addressOf(withoutBody(request, origins[0])))
    } catch {
      // The handler calls it again, and answers the failure.
      return ''
    }
  }
  const answering = new Set<Promise<unknown>>()
  let isWarned = false
  const warnOfProxy = (): void => {
    if (!isWarned) log(BEHIND_A_PROXY)
    isWarned = true
  }
  return {
    handle: (request, response) => {
      const known = forms()
      if (!isEndpoint(request, known)) return false
      if (!options.addressOf && request.headers['x-forwarded-for'] !== undefined) warnOfProxy()
      const gone = new Promise((resolve) => response.once('close', resolve))
      answering.add(gone)
      void gone.then(() => answering.delete(gone))
      const failed = (error: unknown): void => {
        log(error instanceof Error ? (error.stack ?? error.message) : String(error))
        response.destroy()
      }
      inTurn(visitorAt(request), () => {
        if (!response.destroyed) answerWith(receiverFor(known), request, response, origins[0]).catch(failed)
      })
      return true
    },
    close: async () => {
      await withinTime(Promise.all(answering))
      await Promise.all([delivery.stop(), stopRetention()])
    },
  }
}

/** Node loads the code of `Request` with the first one, which takes 70 ms: not while visitors wait. */
function loadRequests(origin: string): void {
  void new Request(origin)
}

/** Maximum milliseconds to wait on `close`: longer than any request may take. */
const CLOSING_MS = 280_000

async function withinTime(work: Promise<unknown>): Promise<void> {
  const timer = new AbortController()
  const late = setTimeout(CLOSING_MS, undefined, { signal: timer.signal, ref: false }).catch(() => undefined)
  await Promise.race([work, late])
  timer.abort()
}

/** Warning that is logged once: without visitors' addresses, one visitor could use up the limit of all. */
const BEHIND_A_PROXY =
  'Requests come through a proxy, and all visitors count as one: say how many proxies are your own (PROXIES, or `addressOf` with `forwardedAddress`).'

function logLine(message: string): void {
  process.stderr.write(`${message}\n`)
}

function keepDaysIn({ forms }: FormsFile): Readonly<Record<string, number>> {
  return Object.fromEntries(forms.map(({ name, keepDays }) => [name, keepDays]))
}

/** Whether a form of the site posts to this path, or to this path of another host. There, the server may have a page at the same path. */
function isEndpoint({ method = '', url = '/' }: IncomingMessage, { forms }: FormsFile): boolean {
  const [pathname] = url.split('?')
  const isSent = method === 'POST' || method === 'OPTIONS'
  return forms.some(({ endpoint }) =>
    endpoint.startsWith('/') ? endpoint === pathname : isSent && new URL(endpoint).pathname === pathname,
  )
}

/**
 * Reads the current forms of an output; none if it has no such file. While a new build is put in place, the file may be missing or
 * incomplete for a moment; the previous forms are used meanwhile.
 */
function formsReader(file: string): () => FormsFile {
  let known: FormsFile | undefined
  let stamp = ''
  return () => {
    const { mtimeMs = 0, size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
    if (size === 0) return known ?? NONE
    if (known && stamp === `${mtimeMs} ${size}`) return known
    known = readForms(file, known)
    stamp = `${mtimeMs} ${size}`
    return known
  }
}

const NONE: FormsFile = { timeZone: 'UTC', forms: [] }

function readForms(file: string, last: FormsFile | undefined): FormsFile {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as FormsFile
  } catch (cause) {
    if (last) return last
    throw new Error(`${file} could not be read. Generate the site again.`, { cause })
  }
}

/** Throws ReceiverError if the data folder is inside the output, where requests could be downloaded. Follows links. */
export function checkDataFolder(data: string, out: string): void {
  const inside = path.relative(realOf(out), realOf(data))
  if (inside !== '' && (inside.startsWith('..') || path.isAbsolute(inside))) return
  throw new ReceiverError(
    `The data folder ${data} is inside the output ${out}, which everybody can read. Set another one with --data.`,
  )
}

/** Throws ReceiverError if the data folder is not writable, so that the operator notices before the first visitor. */
export function checkWritable(data: string): void {
  const there = nearest(data)
  try {
    accessSync(there, constants.W_OK | constants.X_OK)
    if (statSync(there).isDirectory()) return
  } catch {
    // Reported below.
  }
  throw new ReceiverError(
    `The data folder ${data} cannot be written to: see who owns ${there}, or give another one with --data.`,
  )
}

/** The longest part of the path that exists. */
function nearest(folder: string): string {
  return existsSync(folder) || path.dirname(folder) === folder ? folder : nearest(path.dirname(folder))
}

/** The path with links resolved, as far as it exists. */
function realOf(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder)
  const parent = path.dirname(folder)
  return parent === folder ? folder : path.join(realOf(parent), path.basename(folder))
}
