import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync } from 'node:fs'
import path from 'node:path'
import { isRecord } from '../../renderer/content/plain-data.ts'
import { locatorOf } from '../../renderer/content/front-matter.ts'
import type { Entry } from '../../renderer/definitions/entry.ts'
import type { DataPath } from '../../renderer/definitions/issue.ts'
import { entriesOf, type Library } from '../../renderer/library/library.ts'
import { pathOnDisk } from '../content/files/on-disk.ts'
import { isStray } from '../content/files/stray-file.ts'
import { slashed } from '../output/paths.ts'
import { isHeld } from '../output/patience.ts'
import { removeFolder } from '../output/remove-folder.ts'
import { textOfFile, writeText } from '../output/text-file.ts'
import { writeWhole } from '../output/write-whole.ts'
import { readLedger, writeLedger } from '../status/ledger.ts'
import { unslashed, withMovedLinks, withRedirects, withWordAt, type Moves } from './mend-links.ts'
import { isMoved, linkMoves, movedAddresses, movedKey, type Renaming } from './moved-addresses.ts'

/** What else had to change. */
export interface Renamed {
  /** Files in which links or keys were changed. */
  readonly mended: readonly string[]
  readonly redirects: Moves
}

const REDIRECTS = 'content/redirects.yaml'

/** Moves the folder. `followUp` updates links, keys, redirects and the ledger once the new addresses are known. */
export function moveFolder(root: string, { collection, from, to }: Renaming): void {
  const folder = path.join(root, 'content', collection)
  const [source, target] = [pathOnDisk(folder, from), pathOnDisk(folder, to)]
  mkdirSync(path.dirname(target), { recursive: true })
  moveTree(source, target)
  removeEmpty(path.dirname(source), folder)
}

/** Windows renames no folder while a folder in it is watched, as `watch` and editors do, but lets it be copied and removed. */
function moveTree(source: string, target: string): void {
  try {
    renameSync(source, target)
  } catch (error) {
    if (!isHeld(error)) throw error
    cpSync(source, target, { recursive: true, preserveTimestamps: true })
    removeFolder(source)
  }
}

/** Removes the parent folders that are now empty. */
function removeEmpty(folder: string, top: string): void {
  if (folder === top || !folder.startsWith(top) || readdirSync(folder).length > 0) return
  rmdirSync(folder)
  removeEmpty(path.dirname(folder), top)
}

/** Updates everything that refers to the old addresses. `before` and `after`: the site before and after the move. */
export function followUp(root: string, renaming: Renaming, before: Library, after: Library): Renamed {
  const redirects = movedAddresses(renaming, before, after)
  const moves = linkMoves(redirects, renaming, before)
  const mended = [...mendKeys(root, renaming, before, after), ...mendLinks(root, moves)]
  writeRedirects(root, redirects)
  renameInLedger(root, renaming)
  return { mended: [...new Set(mended)].toSorted(), redirects }
}

function mendLinks(root: string, moves: Moves): string[] {
  return contentFiles(root).filter((file) => changed(root, file, (text) => withMovedLinks(text, moves, file)))
}

/** Texts and data files. Lists kept by the generator (`.lock`) have their own rules, and what editors leave is none of the site. */
function contentFiles(root: string): string[] {
  const names = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => /\.(md|yaml)$/.test(name) && !name.split(path.sep).some(isStray))
    .map((name) => `content/${slashed(name)}`)
}

/** Fields that name a moved entry by its key, such as the authors of a post. */
function mendKeys(root: string, renaming: Renaming, before: Library, after: Library): string[] {
  const keys = [...before.groups.values()].filter((group) => isMoved(group, renaming)).map(({ key }) => key)
  const entries = entriesOf(after)
  return entries.flatMap((entry) => {
    const mends = keys.map((key) => ({ key, spots: spotsOf(entry, renaming.collection, key) }))
    const isChanged = changed(root, entry.file.path, (text) =>
      mends.reduce((now, { key, spots }) => withWordAt(now, spots, key, movedKey(key, renaming)), text),
    )
    return isChanged ? [entry.file.path] : []
  })
}

function spotsOf({ data, file }: Entry, collection: string, key: string) {
  return referencesIn(data, collection, key).map((place) => locatorOf(file)(place))
}

/** Paths of the fields that refer to an entry. */
function referencesIn(value: unknown, collection: string, key: string, way: DataPath = []): DataPath[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => referencesIn(item, collection, key, [...way, index]))
  if (!isRecord(value)) return []
  if (value['kind'] === 'ref') return value['collection'] === collection && value['key'] === key ? [way] : []
  return Object.entries(value).flatMap(([name, inner]) => referencesIn(inner, collection, key, [...way, name]))
}

function changed(root: string, file: string, change: (text: string) => string): boolean {
  const absolute = pathOnDisk(root, file)
  const text = readFileSync(absolute, 'utf8')
  const next = change(text)
  if (next === text) return false
  writeWhole(absolute, next)
  return true
}

function writeRedirects(root: string, redirects: Moves): void {
  if (redirects.size === 0) return
  const file = path.join(root, REDIRECTS)
  const present = new Set([...redirects.values()].map(unslashed))
  writeText(file, withRedirects(textOfFile(file) ?? '', redirects, present))
}

function renameInLedger(root: string, renaming: Renaming): void {
  const ledger = readLedger(root)
  const groups = Object.entries(ledger).map(([group, languages]) => {
    const [collection = '', ...steps] = group.split('/')
    const key = steps.join('/')
    return [isMoved({ collection, key }, renaming) ? `${collection}/${movedKey(key, renaming)}` : group, languages]
  })
  if (groups.some(([group]) => typeof group === 'string' && !(group in ledger)))
    writeLedger(root, Object.fromEntries(groups) as typeof ledger)
}
