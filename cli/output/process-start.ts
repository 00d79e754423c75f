import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The start of a process in a system-specific form, which distinguishes processes that reuse an id. Undefined if unknown. */
export function startOf(pid: number): string | undefined {
  if (process.platform === 'linux') return startOnLinux(pid)
  if (process.platform === 'win32') return undefined
  const { stdout, status } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : undefined
}

/** Boot id, and ticks since boot. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function startOnLinux(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // The program name is in parentheses and may contain spaces; the start is the 20th field after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\)\s+/s, '')
      .split(' ')
    return fields[19] === undefined ? undefined : `${boot} ${fields[19]}`
  } catch {
    // The process has ended, or `/proc` is hidden.
    return undefined
  }
}
