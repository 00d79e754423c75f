import path from 'node:path'
import type { FormsFile } from '../../renderer/forms/contract.ts'
import { createCapacities } from './capacity.ts'
import { startDelivery } from './deliver/delivery.ts'
import { hooksOf, quotaOf, retryAfterOf, type Environment } from './environment.ts'
import { createReceiver } from './handler.ts'
import { connectionAddress } from './node.ts'
import { createRateLimit } from './rate-limit.ts'
import { createFileStore, INCOMING } from './store/file-store.ts'
import { isOwnDraft, removeLeftovers } from './store/leftovers.ts'
import { createQuota } from './store/quota.ts'
import { startRetention } from './store/retention.ts'

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

interface Answering {
  /** The receiver for these forms. */
  readonly answer: (forms: FormsFile) => ReturnType<typeof createReceiver>
  /** Stops deliveries and deletions; resolves when the current ones are done. */
  readonly stop: () => Promise<unknown>
}

/** Starts what all requests share: the store with its limits, delivery and deletion. */
export function startAnswering(options: MountOptions, current: () => FormsFile): Answering {
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

function keepDaysIn({ forms }: FormsFile): Readonly<Record<string, number>> {
  return Object.fromEntries(forms.map(({ name, keepDays }) => [name, keepDays]))
}

export function logLine(message: string): void {
  process.stderr.write(`${message}\n`)
}
