import { whenBusy } from '../watchdog/watchdog.ts'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Resolves when the process is asked to end. While a component is in an endless loop, no listener is called: then the signals end it. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      for (const signal of SIGNALS) process.off(signal, stop)
      isStopped = true
      resolve()
    }
    let isStopped = false
    const hear = (): void => {
      if (!isStopped) for (const signal of SIGNALS) process.on(signal, stop)
    }
    hear()
    whenBusy(() => {
      for (const signal of SIGNALS) process.off(signal, stop)
      setImmediate(hear)
    })
  })
}
