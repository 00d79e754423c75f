import { cpSync } from 'node:fs'

/**
 * Copies a file with its time, and a link as a link: from Node 24 on, one to a folder counts as that folder, which is refused without
 * `recursive`.
 */
export function copyAsIs(source: string, target: string): void {
  cpSync(source, target, { preserveTimestamps: true, recursive: true, verbatimSymlinks: true })
}
