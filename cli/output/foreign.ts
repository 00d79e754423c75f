import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { issueIn, START, type Issue } from '../../renderer/definitions/issue.ts'
import { slashed } from './paths.ts'

/** The list of files of a build, one path per line. Other files in the output are foreign, such as `CNAME` or `.git`. */
export const FILES_LIST = 'builds/files.txt'

/** Folders of files with digests or build ids in their names. Those of earlier builds are not listed, but nothing else writes there. */
const OWN_FOLDERS = ['assets/', 'builds/']

/** A folder that each volume of ext4 has, which only root can read and `fsck` makes again. */
const OF_VOLUME = 'lost+found'

/** Files that may exist before the first build and do not mean that the folder is in use. */
const BEFORE_ALL = new Set(['.git', '.gitignore', '.gitkeep', '.gitattributes', '.nojekyll', 'CNAME', OF_VOLUME])

/** Paths of foreign files in an output; `known` are the files in the build record. */
export function foreignFiles(out: string, known: Iterable<string>): string[] {
  if (!existsSync(out)) return []
  const own = new Set([...known, ...listed(out)])
  return filesIn(out).filter((file) => !own.has(file) && !OWN_FOLDERS.some((folder) => file.startsWith(folder)))
}

/** What an output says of its own files. */
export function listed(out: string): string[] {
  const list = path.join(out, FILES_LIST)
  return existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []
}

/**
 * Every file below a folder, with `/`, without those that a file system has put there itself. Symbolic links count as files, because their
 * targets are outside the output.
 */
export function filesIn(out: string): string[] {
  const start = path.join(out, path.sep).length
  const top = readdirSync(out, { withFileTypes: true }).filter(({ name }) => name !== OF_VOLUME)
  const folders = top.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(out, name))
  const inner = folders.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  return [...top, ...inner]
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => slashed(path.join(parentPath, name).slice(start)))
    .toSorted()
}

/** The issue of an output folder that has no list of its files, so that nothing in it can be replaced safely; undefined if it is fine. */
export function checkFilesList(out: string): Issue | undefined {
  if (isUntouched(out) || existsSync(path.join(out, FILES_LIST))) return undefined
  return issueIn(out, START, {
    code: 'foreign-output',
    message: `the folder does not say which of its files were generated: ${FILES_LIST} is missing`,
    expected: 'an empty folder, a new one, or the output of an earlier run',
    hint: 'empty it, but keep your own files elsewhere',
  })
}

/** Whether a first build may use a folder: it contains at most files for repositories and hosts. */
export function isUntouched(out: string): boolean {
  return !existsSync(out) || readdirSync(out).every((name) => BEFORE_ALL.has(name))
}

/** Foreign files that the new output would overwrite. */
export function foreignConflicts(foreign: readonly string[], files: ReadonlyMap<string, string>, out: string): Issue[] {
  const folders = new Set([...files.keys()].flatMap(foldersOf))
  const blocked = foreign.filter(
    (file) => files.has(file) || folders.has(file) || foldersOf(file).some((folder) => files.has(folder)),
  )
  return blocked.map((file) =>
    issueIn(path.join(out, file), START, {
      code: 'foreign-file',
      message: 'this file was not generated, but the build has one with the same name',
      expected: 'a file with a single source',
      hint: 'move it to `content/static/`, or delete it',
    }),
  )
}

function foldersOf(file: string): string[] {
  const folder = path.posix.dirname(file)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}
