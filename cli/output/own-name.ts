import { readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/**
 * The machine or container of this process, in letters that file names may have: `web-1-4026532281`. Processes with the same know each other
 * by their ids. Containers have process ids of their own and may share a folder, and even the name of their host.
 */
export const HOST = [hostname().replaceAll(/[^\w-]/g, '-'), namespaceOfIds()].join('-').replace(/-$/, '')

/** The name of this process in names of files: no other living process has it. */
export const OWN_NAME = `${HOST}.${process.pid}`

/** Number of the PID namespace; empty on systems without. https://man7.org/linux/man-pages/man7/pid_namespaces.7.html */
function namespaceOfIds(): string {
  try {
    return readlinkSync('/proc/self/ns/pid').replaceAll(/\D/g, '')
  } catch {
    return ''
  }
}
