import path from 'node:path'
import { issueIn, START, type Issue } from '../../../renderer/definitions/issue.ts'
import { htmlFileOf, payloadFileOf } from '../../../renderer/definitions/url.ts'
import { sourceOf } from '../../../renderer/library/library.ts'
import { foldedName } from '../../../renderer/definitions/letters/folded-name.ts'
import type { BinaryFile } from '../../content/files/binary-file.ts'
import { claimsOf, GENERATOR, type FileClaim } from './file-claims.ts'
import type { LoadedSite } from '../../content/loaded.ts'

/**
 * Collisions of files that templates add beside pages, by path of the page: `/de/news/` and `_list.json`. They are known only after
 * rendering, when all other paths have been checked.
 */
export function besideCollisions(
  files: ReadonlyMap<string, readonly string[]>,
  site: LoadedSite,
  copies: readonly BinaryFile[],
  root: string,
): Issue[] {
  const known = new Set(site.pages.flatMap(({ route }) => [htmlFileOf(route.path), payloadFileOf(route.path)]))
  const beside = site.pages.flatMap(({ route }) =>
    (files.get(route.path) ?? [])
      .filter((file) => isBeside(file) && !known.has(file))
      .map((file) => ({ path: file, source: sourceOf(route) })),
  )
  return beside.length === 0 ? [] : collisions([...beside, ...claimsOf(site, copies, root)])
}

/** Names of files that templates add begin with an underscore. */
function isBeside(file: string): boolean {
  return path.posix.basename(file).startsWith('_')
}

/** Reserved device names on Windows, with any extension: a page `con/` could not be checked out or unpacked there. */
const DEVICE = /(?:^|\/)((?:con|prn|aux|nul|com\d|lpt\d)(?=[./]|$))/i

/** Limit of file systems and archives for one name. */
const NAME_BYTES = 255

/** Limit of a whole path: systems allow 1024 bytes, of which the folder of the output needs some, and nginx 4096 in a line, with escapes. */
const PATH_BYTES = 800

/** Names that some systems do not support, one issue per source. */
function unfitNames(claims: readonly FileClaim[]): Issue[] {
  const issues = claims.flatMap((claim) => {
    const [, device] = DEVICE.exec(claim.path) ?? []
    const bytes = Buffer.byteLength(claim.path)
    const long = bytes > NAME_BYTES && longNameIn(claim.path)
    if (device) return [unfit(claim, `\`${device}\` in a path is a reserved device name on Windows`, 'another name')]
    if (long)
      return [unfit(claim, `the name ${long.slice(0, 40)}… has more than ${NAME_BYTES} bytes`, 'a shorter name')]
    if (bytes > PATH_BYTES)
      return [unfit(claim, `the path ${claim.path.slice(0, 40)}… has more than ${PATH_BYTES} bytes`, 'a shorter path')]
    return []
  })
  return [...new Map(issues.map((issue) => [issue.file, issue])).values()]
}

function longNameIn(file: string): string | undefined {
  return file.split('/').find((name) => Buffer.byteLength(name) > NAME_BYTES)
}

function unfit({ source, place = START }: FileClaim, message: string, expected: string): Issue {
  return issueIn(source, place, { code: 'unfit-name', message, expected })
}

/** Finds invalid names, files claimed by two sources, and files where a folder is needed. */
export function collisions(claims: readonly FileClaim[]): Issue[] {
  return [...unfitNames(claims), ...takenNames(claims)]
}

/** Names that differ in case only are one: the output may be unpacked where case does not count. */
function takenNames(claims: readonly FileClaim[]): Issue[] {
  const owners = new Map<string, FileClaim>()
  const folders = foldersIn(claims)
  return claims.flatMap((claim) => {
    const name = foldedName(claim.path)
    const owner = owners.get(name)
    owners.set(name, owner ?? claim)
    if (owner) return [collision(claim, takenBy(owner, claim))]
    const inside = folders.get(name)
    if (!inside) return []
    return [
      collision(
        claim.source === GENERATOR ? inside : claim,
        `${claim.path} is a file of ${claim.source} and a folder of ${inside.source}`,
      ),
    ]
  })
}

function takenBy(owner: FileClaim, { path: file, source }: FileClaim): string {
  if (owner.path === file) return `${file} is written by ${owner.source} and by ${source}`
  return `${file} of ${source} and ${owner.path} of ${owner.source} are one file where case does not count`
}

/** The claims that need a folder where another one has a file, by folder: mostly none. */
function foldersIn(claims: readonly FileClaim[]): Map<string, FileClaim> {
  const files = new Set(claims.map((claim) => foldedName(claim.path)))
  const folders = new Map<string, FileClaim>()
  for (const claim of claims) {
    const name = foldedName(claim.path)
    for (let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1)) {
      const folder = name.slice(0, at)
      if (files.has(folder)) folders.set(folder, claim)
    }
  }
  return folders
}

function collision({ source, place = START }: FileClaim, message: string): Issue {
  return issueIn(source, place, {
    code: 'duplicate-file',
    message,
    expected: 'one source for each file',
    hint: 'rename the file, or change the path',
  })
}
