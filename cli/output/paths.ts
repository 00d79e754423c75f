import { realpathSync } from 'node:fs'
import path from 'node:path'

/** Folders of one site and one output. */
export interface Workspace {
  /** Folder with `content/`, `i18n/messages/` and `templates/`. */
  readonly root: string
  readonly out: string
  /** Cache between builds; safe to delete. */
  readonly cache: string
}

/** The folders of a site, absolute. Without `out` the output is the folder `output`. */
export function workspaceOf(options: { readonly root: string; readonly out: string | undefined }): Workspace {
  const root = path.resolve(options.root)
  const out = resolved(path.resolve(options.out ?? path.join(root, 'output')))
  return { root, out, cache: path.join(root, '.cache') }
}

/** The target of a symbolic link: a linked release folder is replaced, not the link. */
function resolved(folder: string): string {
  try {
    return realpathSync(folder)
  } catch {
    // Not there yet; anything else is told when it is written.
    return folder
  }
}

/** The paths for `watch`, which changes files one by one and therefore builds into another folder; `output/` is always published as a whole. */
export function watchWorkspaceOf(options: { readonly root: string; readonly out: string | undefined }): Workspace {
  return workspaceOf({ root: options.root, out: options.out ?? path.join(options.root, '.cache', 'watch') })
}

/** Folder of received form requests: `.data` in the site's root by default. */
export function dataFolderOf(options: { readonly root: string; readonly data: string | undefined }): string {
  return path.resolve(options.data ?? path.join(options.root, '.data'))
}

/** A path for messages and records: relative to a folder, with `/` on every system. */
export function relativePath(from: string, to: string): string {
  return slashed(path.relative(from, to))
}

/** A path with `/` on every system, as messages, keys and addresses have it. */
export function slashed(file: string): string {
  return file.split(path.sep).join('/')
}

/** Whether a path is a folder or inside it. A name may begin with two dots: `..requests` is not the folder above. */
export function isWithin(folder: string, other: string): boolean {
  const way = path.relative(folder, other)
  return way === '' || (way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way))
}

/** The path of a file in a folder. Both are normal already, and for thousands of files `path.join` takes as long as the file system. */
export function fileIn(folder: string, file: string): string {
  return `${folder}/${file}`
}
