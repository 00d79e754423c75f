import path from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FormsFile } from '../../renderer/forms/contract.ts'
import { FORMS_FILE } from '../../renderer/outputs/forms-file.ts'
import { startDelivery } from './deliver/delivery.ts'
import { checkDataFolder, checkWritable } from './data-folder.ts'
import { hooksOf, quotaOf, retryAfterOf, type Environment } from './environment.ts'
import { formsReader } from './forms-reader.ts'
import { createFileStore, INCOMING } from './store/file-store.ts'
import { createReceiver } from './handler.ts'
import { isOwnDraft, removeLeftovers } from './store/leftovers.ts'
import { answerWith, connectionAddress, withoutBody } from './node.ts'
import { openResponses } from './open-responses.ts'
import { createQuota } from './store/quota.ts'
import { createRateLimit } from './rate-limit.ts'
import { startRetention } from './store/retention.ts'
import { createCapacities } from './capacity.ts'
import { createTurns } from './turns.ts'
import { visitorOf } from './address.ts'

/** What a server says about itself and its receiver. */
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
  /** Resolves when the output is there. Requests are deleted by their age from then on; without it, at once. */
  readonly built?: Promise<void>
}

/** A receiver that runs in a server until it is closed. */
export interface MountedReceiver {
  /** Answers a request to the endpoint of a form and returns true; returns false for other requests. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Waits for running requests, then stops deliveries and deletions; resolves when the current ones are done. */
  readonly close: () => Promise<void>
}

/** Creates the complete receiver for a Node server: handler, file store, delivery. Throws ReceiverError if a setting is invalid. */
export function mountReceiver(options: MountOptions): MountedReceiver {
  const { out, data, origins, log = logLine } = options
  checkDataFolder(data, out)
  const forms = formsReader(path.join(out, FORMS_FILE))
  if (forms().forms.length > 0) {
    checkWritable(data)
    loadRequests(origins[0])
  }
  const { answer, stop } = startAnswering(options, forms)
  const visitorAt = visitorsOf(options)
  const warnOfProxy = once(() => log(BEHIND_A_PROXY))
  const inTurn = createTurns()
  const open = openResponses()
  return {
    handle: (request, response) => {
      const known = forms()
      if (!isEndpoint(request, known)) return false
      if (!options.addressOf && request.headers['x-forwarded-for'] !== undefined) warnOfProxy()
      open.add(response)
      const failed = (error: unknown): void => {
        log(error instanceof Error ? (error.stack ?? error.message) : String(error))
        response.destroy()
      }
      inTurn(visitorAt(request), () => {
        if (!response.destroyed) answerWith(answer(known), request, response, origins[0]).catch(failed)
      })
      return true
    },
    close: async () => {
      await open.allSent()
      await stop()
    },
  }
}

interface Answering {
  /** The receiver for these forms. */
  readonly answer: (forms: FormsFile) => ReturnType<typeof createReceiver>
  /** Stops deliveries and deletions; resolves when the current ones are done. */
  readonly stop: () => Promise<unknown>
}

/** Starts what all requests share: the store with its limits, delivery and deletion. */
function startAnswering(options: MountOptions, current: () => FormsFile): Answering {
  const { data, origins, env, addressOf = connectionAddress, clock = Date.now, log = logLine } = options
  const { onAnswered = (line: string) => log(`${new Date(clock()).toISOString()} ${line}`) } = options
  const hooks = hooksOf(env, clock, ({ form }) => current().forms.find(({ name }) => name === form))
  const retryAfter = retryAfterOf(env)
  removeLeftovers(path.join(data, INCOMING), clock())
  const store = createFileStore(data, Object.keys(hooks), createQuota(data, quotaOf(env), isOwnDraft))
  const { onStored, stop: stopDelivery } = startDelivery({ data, hooks, retryAfter, log })
  const stopRetention = startRetention({ data, keepDays: () => keepDaysIn(current()), clock, log }, options.built)
  const limits = { rateLimit: createRateLimit(), capacities: createCapacities() }
  return {
    answer: (forms) =>
      createReceiver({ forms, store, clock, origins, addressOf, ...limits, onStored, onAnswered, log }),
    stop: () => Promise.all([stopDelivery(), stopRetention()]),
  }
}

/** The visitor behind a request, whose requests are answered one after the other. */
function visitorsOf({ addressOf, origins }: MountOptions): (request: IncomingMessage) => string {
  if (!addressOf) return ({ socket }) => socket.remoteAddress ?? ''
  return (request) => {
    try {
      return visitorOf(addressOf(withoutBody(request, origins[0])))
    } catch {
      // The handler calls it again, and answers the failure.
      return ''
    }
  }
}

/** Calls a function the first time only. */
function once(call: () => void): () => void {
  let isCalled = false
  return () => {
    if (!isCalled) call()
    isCalled = true
  }
}

/** Node loads the code of `Request` with the first one, which takes 70 ms: not while visitors wait. */
function loadRequests(origin: string): void {
  void new Request(origin)
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
