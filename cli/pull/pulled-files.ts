import { mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { linkedFolder } from '../content/files/linked-folder.ts'
import { compare } from '../../renderer/definitions/compare.ts'
import { sha256 } from '../output/digest.ts'
import { textOfFile, writeText } from '../output/text-file.ts'
import { PullError } from './pull-error.ts'

/** List of files written by `pull`, with digests. It is committed, so that other clones can tell which files have been edited since. */
const PULL_LIST = 'content/pull.lock'

const HEAD =
  '# Files that `kartograf pull` has written: source, digest, file. One with another digest was edited here, and is left alone.\n'

/** Digests of written files, by source and file. */
type Pulled = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Only paths that `pull` writes: the list is a file of the content, and what it names may be removed. */
const ENTRY_LINE = /^([^\s#]\S*) (\S+) (content(?:\/[^\s/.\\][^\s/\\]*){2,}\.md)$/gm

/** Reads the list; empty if there is none. Lines that are not as `writePulled` writes them are left out. */
export function readPulled(root: string): Pulled {
  const text = textOfFile(path.join(root, PULL_LIST)) ?? ''
  const pulled = new Map<string, Map<string, string>>()
  for (const [, source = '', digest = '', name = ''] of text.matchAll(ENTRY_LINE))
    pulled.set(source, (pulled.get(source) ?? new Map<string, string>()).set(name, digest))
  return pulled
}

export function writePulled(root: string, pulled: Pulled): void {
  const lines = [...pulled].flatMap(([source, files]) =>
    [...files].map(([file, digest]) => `${source} ${digest} ${file}`),
  )
  writeText(path.join(root, PULL_LIST), `${HEAD}${lines.toSorted(compare).join('\n')}\n`)
}

/** How the files of a source differ from what it has now. */
export interface Changes {
  readonly written: readonly { readonly file: string; readonly text: string }[]
  readonly unchanged: number
  /** Files that are left alone, because they were edited. */
  readonly left: readonly string[]
  /** Files that are left alone, because they do not come from the source. */
  readonly foreign: readonly string[]
  readonly removed: readonly string[]
  /** The digests to store. */
  readonly digests: ReadonlyMap<string, string>
}

/**
 * What `makeChanges` would do. `files`: the texts that a source has now; `before`: the digests of those written before. Throws PullError if
 * a folder of one is a link, which may lead out of the site.
 */
export function changesOf(
  root: string,
  files: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
): Changes {
  const all = [...new Set([...files.keys(), ...before.keys()])]
  for (const file of all) refuseLinks(root, file)
  const here = new Map(all.map((file) => [file, digestOf(path.join(root, file))]))
  const isOurs = (file: string): boolean => here.get(file) === null || here.get(file) === before.get(file)
  const wanted = [...files].map(([file, text]) => ({ file, text, digest: sha256(text) }))
  const written = wanted.filter(({ file, digest }) => isOurs(file) && here.get(file) !== digest)
  const unchanged = wanted.filter(({ file, digest }) => here.get(file) === digest)
  const gone = [...before.keys()].filter((file) => !files.has(file) && here.get(file) !== null)
  const removed = new Set(gone.filter(isOurs))
  const digests = new Map([...written, ...unchanged].map(({ file, digest }) => [file, digest]))
  const others = [...files.keys(), ...gone].filter((file) => !digests.has(file) && !removed.has(file))
  const left = others.filter((file) => before.has(file))
  const foreign = others.filter((file) => !before.has(file))
  // Keep their digests, so that they are updated again once the edits are undone.
  for (const file of left) digests.set(file, before.get(file) ?? '')
  return { written, unchanged: unchanged.length, left, foreign, removed: [...removed], digests }
}

/** Writes and removes the files of a source. */
export function makeChanges(root: string, { written, removed }: Changes): void {
  for (const { file, text } of written) write(path.join(root, file), text)
  for (const file of removed) remove(path.join(root, file))
}

function refuseLinks(root: string, file: string): void {
  const folder = linkedFolder(root, file)
  if (folder !== undefined) throw new PullError(`${folder} is a link, and nothing is written through links`)
}

/** The digest of a file; null if it does not exist. Git may have given it the line ends of Windows, which is no edit. */
function digestOf(file: string): string | null {
  const text = textOfFile(file)
  return text === undefined ? null : sha256(text)
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeText(file, text)
}

/** Removes a file, and its folder if that is then empty. */
function remove(file: string): void {
  rmSync(file)
  const folder = path.dirname(file)
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}
