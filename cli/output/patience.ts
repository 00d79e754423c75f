import { setTimeout } from 'node:timers/promises'
import { hasCode } from './has-code.ts'

/** What Windows answers while another program has a file open. Virus scanners, indexers and editors look into new files for a moment. */
const HELD = ['EACCES', 'EBUSY', 'EPERM']

/** Milliseconds before each further try, two and a half seconds in all. */
const PAUSES = [10, 20, 40, 80, 160, 320, 640, 1280]

/** Whether Windows has refused an operation because something is open. Other systems rename and remove what is open. */
export function isHeld(error: unknown): boolean {
  return process.platform === 'win32' && hasCode(error, ...HELD)
}

/** Does an operation on a file or folder; on Windows, again after a while if something has it open. */
export function patiently<T>(work: () => T): T {
  for (const ms of PAUSES) {
    try {
      return work()
    } catch (error) {
      if (!isHeld(error)) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
    }
  }
  return work()
}

/** The same in a process that serves meanwhile: it may be its own response that has the file open. */
export async function patientlyServing<T>(work: () => T | Promise<T>): Promise<T> {
  for (const ms of PAUSES) {
    try {
      return await work()
    } catch (error) {
      if (!isHeld(error)) throw error
      await setTimeout(ms)
    }
  }
  return work()
}
