import { copyFileSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Puts a packed generator into the folder of the site and gives its new `file:` address: other machines, such as those of a pipeline, have
 * the repository of the site and not the path of this machine. Other sources stay as they are.
 */
export function packageBeside(source: string, folder: string): string {
  const file = source.replace(/^file:/, '')
  if (file === source || !file.endsWith('.tgz') || !statSync(file).isFile()) return source
  const name = path.basename(file)
  mkdirSync(folder, { recursive: true })
  copyFileSync(file, path.join(folder, name))
  return `file:${name}`
}
