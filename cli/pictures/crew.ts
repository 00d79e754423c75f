import { availableParallelism } from 'node:os'

/** The size of Node's thread pool; more would only wait with their pixels in memory. */
const MOST = 4

/** Handles jobs, some at a time, while further ones are still being found. */
interface Crew<Job> {
  readonly add: (jobs: readonly Job[]) => void
  /** Resolves when all are done, or rejects with the first error. */
  readonly finish: () => Promise<void>
}

/** After an error no further jobs are begun. */
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
      queue.push(...jobs)
      for (let idle = Math.min(most - running.size, queue.length); idle > 0; idle -= 1) start()
    },
    finish: async () => {
      await Promise.all(running)
      if (failures.length > 0) throw failures[0]
    },
  }
}
