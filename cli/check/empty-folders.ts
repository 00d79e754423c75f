import { readdirSync } from 'node:fs'
import path from 'node:path'
import { issueIn, START, type Issue } from '../../renderer/definitions/issue.ts'
import { relativePath } from '../output/paths.ts'

/** Warns about empty folders in content. */
export function emptyFolders(root: string): Issue[] {
  const content = path.join(root, 'content')
  const folders = readdirSync(content, { recursive: true, withFileTypes: true }).filter((one) => one.isDirectory())
  const empty = folders.map((one) => path.join(one.parentPath, one.name)).filter((one) => readdirSync(one).length === 0)
  return empty.map((folder) =>
    issueIn(`${relativePath(root, folder)}/`, START, {
      code: 'empty-folder',
      severity: 'warning',
      message: 'the folder is empty',
      expected: 'a text such as de.md, or no folder',
    }),
  )
}
