import { setImmediate as otherWork } from 'node:timers/promises'

/** Work in portions, which whoever is free takes from the front. */
export interface Portions<T, R> {
  /** Takes portions until none is left. */
  readonly takenBy: (work: (portion: readonly T[]) => R[] | Promise<R[]>) => Promise<void>
  /** What has come of them, in no order. */
  readonly results: readonly R[]
}

/** `done` hears what has come of each portion. */
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
          // In between this thread hears what others have done.
          await otherWork()
        }
      } catch (error) {
        // One failure ends the work of all.
        left.length = 0
        throw error
      }
    },
  }
}
