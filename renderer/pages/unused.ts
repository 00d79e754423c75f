import { issueIn, START, type Issue } from '../definitions/issue.ts'
import { STATIC_FOLDER } from '../definitions/static-folder.ts'
import type { Library } from '../library/library.ts'
import type { References } from './pages.ts'
import { folderOf, foldersAround } from './resolve/scope.ts'

/** Files beside content that are neither shown nor linked. `unread`: issues of files, of which some are texts that were not read. */
export function unusedFiles(
  { assets, groups }: Library,
  references: References,
  unread: readonly Pick<Issue, 'code' | 'file'>[] = [],
): Issue[] {
  const misnamed = unread
    .filter(({ code, file }) => code === 'unexpected-file' && file.endsWith('.md'))
    .map(({ file }) => folderOf({ path: file }))
  // A text with errors might use the file, and so might one with a name or in a folder that no text can have.
  const damaged = [...groups.values()]
    .filter(({ entries, hidden }) => Object.values({ ...hidden, ...entries }).some(({ damage }) => damage))
    .map(({ id }) => `content/${id}`)
  const unsure = new Set([...damaged, ...misnamed])
  return [...assets]
    .flatMap(([file, { src }]) => (src === '' ? [] : [file]))
    .filter((file) => !file.startsWith(STATIC_FOLDER) && !references.has(file))
    .filter((file) => !foldersAround(file).some((folder) => unsure.has(folder)))
    .map((file) =>
      issueIn(file, START, {
        code: 'unused-file',
        severity: 'warning',
        message: 'this file is not used by any text',
        expected: 'a picture such as ![…](./plan.png), a link, or no file',
      }),
    )
}
