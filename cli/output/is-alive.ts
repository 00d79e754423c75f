import { hasCode } from './has-code.ts'

/** Whether a process of this machine exists. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It exists, but belongs to another user.
    return hasCode(error, 'EPERM')
  }
}
