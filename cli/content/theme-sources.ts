import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SourceFile } from '../../renderer/definitions/issue.ts'
import { isRegularFile } from '../output/stats-of.ts'
import { isStray } from './files/stray-file.ts'
import { relativePath } from '../output/paths.ts'

/**
 * The source files of the theme of a site in `root`, ordered by path, without what editors leave: Emacs marks a file by a link that leads
 * nowhere.
 */
export function themeSources(root: string): Pick<SourceFile, 'path' | 'text'>[] {
  const folder = path.join(root, 'templates')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource)
  return names.toSorted().flatMap((name) => {
    const file = path.join(folder, name)
    return isRegularFile(file) ? [{ path: relativePath(root, file), text: readFileSync(file, 'utf8') }] : []
  })
}

function isSource(name: string): boolean {
  return /\.tsx?$/.test(name) && !isStray(path.basename(name))
}
