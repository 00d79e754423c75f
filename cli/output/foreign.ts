import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { issueIn, START, type Issue } from '../../renderer/definitions/issue.ts'

/** The files of a build, one path a line: what else lies in the output is somebody's own, `CNAME` or `.git`. */
export const FILES_LIST = 'builds/files.txt'

/** Folders of hashed and numbered names. Those of earlier builds are in no list, and nobody else writes there. */
const OWN_FOLDERS = ['assets/', 'builds/']

/** Files that tell nothing of what a folder is for: they are there before the first build. */
const BEFORE_ALL = new Set(['.git', '.gitignore', '.gitkeep', '.gitattributes', '.nojekyll', 'CNAME'])

/** Paths of the files of an output that no build has put there; `known` are those of which the record tells. */
export function foreignFiles(out: string, known: Iterable<string>): string[] {
  if (!existsSync(out)) return []
  const own = new Set([...known, ...listed(out)])
  return filesIn(out).filter((file) => !own.has(file) && !OWN_FOLDERS.some((folder) => file.startsWith(folder)))
}

function listed(out: string): string[] {
  const list = path.join(out, FILES_LIST)
  return existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []
}

/** Every file below a folder, with `/`. Links are files here: what they lead to is not in the output. */
export function filesIn(out: string): string[] {
  const start = path.join(out, path.sep).length
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name).slice(start).replaceAll(path.sep, '/'))
    .toSorted()
}

/** An output that does not tell which of its files are its own: nothing in it can be replaced without loss. */
export function untoldOutput(out: string): Issue | undefined {
  if (isUntouched(out) || existsSync(path.join(out, FILES_LIST))) return undefined
  return issueIn(out, START, {
    code: 'foreign-output',
    message: `the folder does not tell which of its files were generated: ${FILES_LIST} is missing`,
    expected: 'an empty folder, a new one, or the output of an earlier run',
    hint: 'empty it, and keep what is your own',
  })
}

/** Whether a folder is one that a first build may take: nothing lies in it but what a repository or a host wants there. */
export function isUntouched(out: string): boolean {
  return !existsSync(out) || readdirSync(out).every((name) => BEFORE_ALL.has(name))
}

/** Foreign files that stand where a file or a folder of the new output has to be: they would be lost. */
export function inTheWay(foreign: readonly string[], files: ReadonlyMap<string, string>, out: string): Issue[] {
  const folders = new Set([...files.keys()].flatMap(foldersOf))
  const blocked = foreign.filter(
    (file) => files.has(file) || folders.has(file) || foldersOf(file).some((folder) => files.has(folder)),
  )
  return blocked.map((file) =>
    issueIn(path.join(out, file), START, {
      code: 'foreign-file',
      message: 'this file was not generated, and the build has one of this name',
      expected: 'a file of one source',
      hint: 'move it to `content/static/`, or delete it',
    }),
  )
}

function foldersOf(file: string): string[] {
  const folder = path.posix.dirname(file)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}
