import { existsSync, type Stats } from 'node:fs'
import path from 'node:path'
import { issueIn, START, type Issue, type SourceFile } from '../../../renderer/definitions/issue.ts'
import { STATIC_FOLDER } from '../../../renderer/definitions/static-folder.ts'
import type { Asset } from '../../../renderer/library/library.ts'
import { relativePath } from '../../output/paths.ts'
import { ownStatsOf } from '../../output/stats-of.ts'
import { activeFile, faultOfDataFile, faultOfName } from './file-rules.ts'
import type { BinaryFile, RasterFile, ReadBinary } from './binary-file.ts'
import { readBinary, readText, type SourceMemory } from './source-memory.ts'
import { walk, type Found } from './walk.ts'

/** Everything read from the folder of a site. */
export interface Sources {
  /** Content entries, `content/<collection>/…/<locale>.md`. */
  readonly texts: readonly SourceFile[]
  /** Files beside entries and in `content/static/`, by path from the root, with their paths in the output. */
  readonly assets: ReadonlyMap<string, Asset>
  readonly copies: readonly BinaryFile[]
  /** Pictures of which the build makes further sizes and formats, by path from the root. */
  readonly rasters: ReadonlyMap<string, RasterFile>
  /** Output paths of `content/static/`. */
  readonly statics: ReadonlySet<string>
  readonly issues: readonly Issue[]
}

/** Whether a folder is a site at all. */
export function checkRoot(root: string): Issue | undefined {
  if (existsSync(path.join(root, 'content'))) return undefined
  return issueIn(root, START, {
    code: 'no-site',
    message: 'the folder does not contain a site',
    expected: 'a folder with content/, i18n/messages/ and templates/',
    hint: 'set it with --root',
  })
}

/** The files in `content/`, before any is read. */
export interface Walked {
  readonly files: readonly Found[]
  readonly issues: readonly Issue[]
}

/** `known`: metadata of files from a moment ago. */
export function walkSources(root: string, known?: ReadonlyMap<string, Stats>): Walked {
  const issues: Issue[] = []
  return { files: walk(root, issues, known), issues }
}

/** Whether a file is a text of a collection. */
export function isEntry({ relative }: Pick<Found, 'relative'>): boolean {
  const [, folder, ...rest] = relative.split('/')
  return folder !== 'static' && rest.length > 0 && relative.endsWith('.md')
}

/** Reads `content/`. Whatever is not a regular file, not allowed or not text is an issue; nothing is skipped silently. */
export function readSources(root: string, memory: SourceMemory, walked = walkSources(root)): Sources {
  const reading = emptyReading(walked.issues)
  for (const file of walked.files) {
    if (isEntry(file)) readEntry(file, memory, reading)
    else if (file.relative.split('/').length > 2) readOther(file, memory, reading)
    else checkDataFile(file, reading)
  }
  return { ...reading, copies: uniqueByPath(reading.copies, root, reading.issues) }
}

/** Sources that are being read. */
interface Reading {
  readonly texts: SourceFile[]
  readonly assets: Map<string, Asset>
  readonly copies: BinaryFile[]
  readonly rasters: Map<string, RasterFile>
  readonly statics: Set<string>
  readonly issues: Issue[]
}

function emptyReading(issues: readonly Issue[]): Reading {
  return { texts: [], assets: new Map(), copies: [], rasters: new Map(), statics: new Set(), issues: [...issues] }
}

function checkDataFile({ relative }: Found, { issues }: Reading): void {
  const fault = faultOfDataFile(path.posix.basename(relative))
  if (fault) issues.push(fault)
}

function readEntry({ absolute, relative, stats }: Found, memory: SourceMemory, { texts, issues }: Reading): void {
  const text = readText(memory, absolute, relative, stats)
  if (text && 'code' in text) issues.push(text)
  else if (text) texts.push(text)
}

/** A file beside an entry, or in `content/static/`. */
function readOther({ absolute, relative, stats }: Found, memory: SourceMemory, reading: Reading): void {
  const address = relative.startsWith(STATIC_FOLDER) ? relative.slice(STATIC_FOLDER.length - 1) : undefined
  if (address !== undefined) reading.statics.add(address)
  const named = faultOfName(relative)
  const { binary, asset, raster, isActive }: ReadBinary = named ? {} : readBinary(memory, absolute, stats, address)
  const fault = isActive ? activeFile(relative) : named
  if (fault) {
    reading.issues.push(fault)
    reading.assets.set(relative, REFUSED)
    return
  }
  if (binary) reading.copies.push(binary)
  if (raster) reading.rasters.set(relative, raster)
  if (asset) reading.assets.set(relative, asset)
}

/** In place of a file that must not be published: that it is there, so that what refers to it is not an error too. */
const REFUSED: Asset = { src: '', image: { kind: 'image', src: '', width: 0, height: 0 } }

/** The sources after changes of the given text files (paths from the root); null if more than that has changed. */
export function readTextsAgain(
  root: string,
  last: Sources,
  changed: readonly string[],
  memory: SourceMemory,
): Sources | null {
  if (last.issues.length > 0) return null
  const left = new Set(changed)
  const texts = [...last.texts]
  for (const [at, { path: file }] of last.texts.entries()) {
    if (left.size === 0) break
    if (!left.delete(file)) continue
    const absolute = path.join(root, file)
    const stats = ownStatsOf(absolute)
    const text = stats?.isFile() ? readText(memory, absolute, file, stats) : undefined
    if (!text || 'code' in text) return null
    texts[at] = text
  }
  return left.size === 0 ? { ...last, texts } : null
}

/** Files with equal bytes are merged; two different ones with the same output path are an issue. */
function uniqueByPath(copies: readonly BinaryFile[], root: string, issues: Issue[]): BinaryFile[] {
  const unique = new Map<string, BinaryFile>()
  for (const copy of copies) {
    const other = unique.get(copy.path)
    if (other && other.hash !== copy.hash) issues.push(sameAddress(relativePath(root, copy.source), other, root))
    else unique.set(copy.path, copy)
  }
  return [...unique.values()]
}

function sameAddress(file: string, other: BinaryFile, root: string): Issue {
  return issueIn(file, START, {
    code: 'duplicate-file',
    message: `${other.path} is the path of this file and of ${relativePath(root, other.source)}`,
    expected: 'one source for each file',
    hint: 'rename one of the two',
  })
}
