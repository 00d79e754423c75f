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
  let taken = 0
  const empty = (): void => {
    queue.length = 0
    taken = 0
  }
  // Not `shift`, which moves all jobs that follow: with 30,000, that alone takes a second, and with ten times as many minutes.
  const next = (): Job | undefined => {
    const job = queue[taken]
    if (job === undefined) empty()
    else taken += 1
    return job
  }
  const running = new Set<Promise<void>>()
  const failures: unknown[] = []
  const work = async (): Promise<void> => {
    for (let job = next(); job !== undefined; job = next()) await handle(job)
  }
  const start = (): void => {
    const worker = work()
      .catch((error: unknown) => {
        empty()
        failures.push(error)
      })
      .finally(() => running.delete(worker))
    running.add(worker)
  }
  return {
    add: (jobs) => {
      for (const job of jobs) queue.push(job)
      for (let idle = Math.min(most - running.size, queue.length - taken); idle > 0; idle -= 1) start()
    },
    finish: async () => {
      await Promise.all(running)
      if (failures.length > 0) throw failures[0]
    },
  }
}
