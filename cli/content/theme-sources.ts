import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SourceFile } from '../../renderer/definitions/issue.ts'
import { relativePath } from '../output/paths.ts'

/** The source files of the theme of a site in `root`, ordered by path. */
export function themeSources(root: string): Pick<SourceFile, 'path' | 'text'>[] {
  const folder = path.join(root, 'templates')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  return names.toSorted().map((name) => {
    const file = path.join(folder, name)
    return { path: relativePath(root, file), text: readFileSync(file, 'utf8') }
  })
}
