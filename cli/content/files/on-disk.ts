import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ownStatsOf } from '../../output/stats-of.ts'

/** The absolute path of a file of the site, with the names that its folders and itself have on disk. */
export function pathOnDisk(root: string, relative: string): string {
  return relative.split('/').reduce((folder, name) => path.join(folder, nameOnDisk(folder, name)), root)
}

/** The name as it is on disk: macOS and archives from there decompose `ö` to `o` and two dots. A new name stays composed. */
export function nameOnDisk(folder: string, name: string): string {
  if (/^[ -~]*$/.test(name) || ownStatsOf(path.join(folder, name)) || !ownStatsOf(folder)?.isDirectory()) return name
  return readdirSync(folder).find((other) => other.normalize('NFC') === name) ?? name
}
