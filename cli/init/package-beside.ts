import { copyFileSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Copies a packed generator into the folder of the site and returns its new `file:` specifier, because other machines, such as those of CI,
 * have only the site's repository. Returns other sources unchanged.
 */
export function packageBeside(source: string, folder: string): string {
  const file = source.replace(/^file:/, '')
  if (file === source || !file.endsWith('.tgz') || !statSync(file).isFile()) return source
  const name = path.basename(file)
  mkdirSync(folder, { recursive: true })
  copyFileSync(file, path.join(folder, name))
  return `file:${name}`
}
