import { availableParallelism } from 'node:os'

/** Size of Node's thread pool; further jobs would wait with their pixels in memory. */
const MOST = 4

/** Processes jobs, a few at a time, while further ones are added. */
interface Crew<Job> {
  readonly add: (jobs: readonly Job[]) => void
  /** Resolves when all jobs are done, or rejects with the first error. */
  readonly finish: () => Promise<void>
}

/** Creates the queue. After an error, no further jobs are started. */
export function createCrew<Job>(
  handle: (job: Job) => Promise<void>,
  most = Math.min(MOST, availableParallelism()),
): Crew<Job> {
  const queue: Job[] = []
  const running = new Set<Promise<void>>()
  const failures: unknown[] = []
  const work = async (): Promise<void> => {
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) await handle(job)
  }
  const start = (): void => {
    const worker = work()
      .catch((error: unknown) => {
        queue.length = 0
        failures.push(error)
      })
      .finally(() => running.delete(worker))
    running.add(worker)
  }
  return {
    add: (jobs) => {
      for (const job of jobs) queue.push(job)
      for (let idle = Math.min(most - running.size, queue.length); idle > 0; idle -= 1) start()
    },
    finish: async () => {
      await Promise.all(running)
      if (failures.length > 0) throw failures[0]
    },
  }
}
