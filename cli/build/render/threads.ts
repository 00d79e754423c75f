import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { isSystemError } from '../../program.ts'
import type { Page } from '../../../renderer/definitions/page.ts'
import type { TextFile } from '../../../renderer/definitions/collections/collection-outputs.ts'
import type { ReadText, SourceText } from '../../content/read-text.ts'
import { limitHeapGrowth } from './heap.ts'
import { type Watched, watchThread } from '../../watchdog/watchdog.ts'
import type { SearchLanguage } from '../search-language.ts'
import type { RenderResult } from '../../output/render-result.ts'
import type { RenderJob } from './render-job.ts'
import { messageOf } from '../../../renderer/definitions/message-of.ts'

/** Requests to a thread. They are processed in order, each with a response. */
export type Order =
  | { readonly kind: 'read'; readonly files: readonly SourceText[] }
  | { readonly kind: 'prepare'; readonly job: RenderJob }
  | { readonly kind: 'render'; readonly pages: readonly Page[] }
  | { readonly kind: 'index'; readonly language: SearchLanguage }
  | { readonly kind: 'end' }

interface Answers {
  readonly read: ReadText[]
  readonly prepare: null
  readonly render: RenderResult[]
  readonly index: (readonly [locale: string, files: readonly TextFile[]])[]
  readonly end: null
}

export type Answer = Answers[Order['kind']]

type OrderOf<K extends Order['kind']> = Extract<Order, { kind: K }>

/** Data that a thread is started with: the file for its CPU profile, or null, and where it tells the watchdog what it does. */
export interface ThreadData {
  readonly profile: string | null
  readonly watched: Watched
}

interface Waiting {
  readonly resolve: (answer: Answer) => void
  readonly reject: (reason: unknown) => void
}

/** A thread of the same program (`entry`: its compiled worker). */
export class Thread {
  readonly #worker: Worker
  readonly #waiting: Waiting[] = []
  #failure: { readonly reason: unknown } | undefined

  /** `index`: how many have been started before. */
  constructor(entry: URL, profile: string | null, index: number) {
    const { watched, end } = watchThread(index)
    const data: ThreadData = { profile, watched }
    this.#worker = new Worker(entry, { workerData: data })
    this.#worker.once('exit', end)
    this.#worker.on('message', (answer: Answer) => this.#waiting.shift()?.resolve(answer))
    this.#worker.on('error', (cause) => this.#fail(failureOf(cause)))
    this.#worker.on('exit', (code) => this.#fail(new Error(`A thread ended with code ${code}`)))
  }

  ask<K extends Order['kind']>(order: OrderOf<K>): Promise<Answers[K]> {
    return new Promise((resolve, reject) => {
      if (this.#failure) return reject(this.#failure.reason)
      // Safe: responses arrive in the order of requests, so the type matches.
      this.#waiting.push({ resolve: resolve as Waiting['resolve'], reject })
      this.#worker.postMessage(order, [])
    })
  }

  async stop(reason: unknown = new Error('The thread has been stopped')): Promise<void> {
    this.#fail(reason)
    await this.#worker.terminate()
  }

  /** Rejects pending and later requests with the reason. */
  #fail(reason: unknown): void {
    this.#failure ??= { reason }
    for (const { reject } of this.#waiting.splice(0)) reject(reason)
  }
}

/** An error of the disk says where and what, in a thread as elsewhere; any other is a bug, whose place is the thread. */
function failureOf(cause: unknown): Error {
  if (isSystemError(cause)) return cause
  return new Error(`A thread failed: ${messageOf(cause)}`, { cause })
}

/** The threads of one build, started on demand and kept until its end. */
export interface Threads {
  readonly first: (count: number) => readonly Thread[]
  /** Those that have been started. */
  readonly running: () => readonly Thread[]
  readonly end: () => Promise<void>
}

/** `profile`: folder for CPU profiles of the threads, or null. `signal` ends them early. */
export function createThreads(entry: URL | null, profile: string | null, signal?: AbortSignal): Threads {
  const running: Thread[] = []
  signal?.addEventListener('abort', () => {
    for (const thread of running) void thread.stop(signal.reason)
  })
  const fileOf = (index: number): string | null =>
    profile === null ? null : path.join(profile, `thread-${index + 1}.cpuprofile`)
  return {
    first: (count) => {
      if (!entry) return []
      signal?.throwIfAborted()
      if (running.length < count) limitHeapGrowth()
      while (running.length < count) running.push(new Thread(entry, fileOf(running.length), running.length))
      return running.slice(0, count)
    },
    running: () => running,
    end: async () => {
      if (profile !== null) await Promise.allSettled(running.map((thread) => thread.ask({ kind: 'end' })))
      await Promise.all(running.map((thread) => thread.stop()))
    },
  }
}
