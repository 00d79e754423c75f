/** The steps of a build, in order. */
export type StepName = 'read' | 'compile' | 'check' | 'render' | 'draw' | 'write'

/** Receives the progress of a build. */
export interface ProgressDisplay {
  readonly step: (name: StepName, done: number, of: number) => void
  readonly end: () => void
}

/** Runs the steps of a build, measures them and shows their progress. */
export interface Steps {
  readonly run: <T>(name: StepName, work: () => T) => T
  readonly wait: <T>(name: StepName, work: () => Promise<T>) => Promise<T>
  /** Counts the finished parts of a step. */
  readonly counter: (name: StepName, of: number) => (more: number) => void
  /** Milliseconds by step. */
  readonly times: () => Readonly<Partial<Record<StepName, number>>>
}

/** `now`: a clock in milliseconds. */
export function createSteps(display: ProgressDisplay, now = () => performance.now()): Steps {
  const times: Partial<Record<StepName, number>> = {}
  const book = (name: StepName, start: number): void => {
    times[name] = (times[name] ?? 0) + now() - start
  }
  return {
    run: (name, work) => {
      const start = now()
      display.step(name, 0, 0)
      const result = work()
      book(name, start)
      return result
    },
    wait: async (name, work) => {
      const start = now()
      display.step(name, 0, 0)
      const result = await work()
      book(name, start)
      return result
    },
    counter: (name, of) => {
      let done = 0
      return (more) => display.step(name, (done += more), of)
    },
    times: () => times,
  }
}
