import { setImmediate as otherWork } from 'node:timers/promises'

/** A queue of batches, taken by whichever thread is free. */
interface Portions<T, R> {
  /** Lets a worker take portions until none is left. */
  readonly takenBy: (work: (portion: readonly T[]) => R[] | Promise<R[]>) => Promise<void>
  /** Results, in no particular order. */
  readonly results: readonly R[]
}

/** `done` is called with the result of each batch. */
export function portionsOf<T, R>(
  portions: readonly (readonly T[])[],
  done: (results: readonly R[]) => void = () => undefined,
): Portions<T, R> {
  const left = [...portions].reverse()
  const results: R[] = []
  return {
    results,
    takenBy: async (work) => {
      try {
        for (let portion = left.pop(); portion; portion = left.pop()) {
          const made = await work(portion)
          results.push(...made)
          done(made)
          // Lets this thread receive messages from others.
          await otherWork()
        }
      } catch (error) {
        // One failure stops all threads.
        left.length = 0
        throw error
      }
    },
  }
}
