import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync, type Stats } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import { LOCALES } from '../../i18n/locale-tags.ts'
import { compare } from '../../renderer/definitions/compare.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'
import type { Asset } from '../../renderer/library/library.ts'
import type { SourceFile } from '../../renderer/definitions/issue.ts'
import { decodeText } from './decode.ts'
import { relativePath, sha256 } from '../output/paths.ts'

/** A file that goes to the output as it is. */
export interface BinaryFile {
  /** Absolute path of the source. */
  readonly source: string
  /** Path in the output. */
  readonly path: string
  readonly hash: string
  readonly size: number
}

/** All that was read from a site's folder. */
export interface Sources {
  /** Content entries, `content/<collection>/…/<locale>.md`. */
  readonly texts: readonly SourceFile[]
  /** Files beside the entries and those of `content/static/`, by path from the root, with their names in the output. */
  readonly assets: ReadonlyMap<string, Asset>
  readonly copies: readonly BinaryFile[]
  /** Addresses of `content/static/`. */
  readonly statics: ReadonlySet<string>
  readonly issues: readonly Issue[]
}

interface Known {
  readonly stamp: string
  readonly text?: SourceFile | Issue
  readonly binary?: BinaryFile
  readonly asset?: Asset
}

/** What an earlier run in this process has read, by path; a file whose size and time are the same is not read again. */
export type SourceMemory = Map<string, Known>

/** Whether a folder is a site at all. */
export function checkRoot(root: string): Issue | undefined {
  if (existsSync(path.join(root, 'content'))) return undefined
  return {
    code: 'no-site',
    severity: 'error',
    file: root,
    line: 1,
    column: 1,
    message: 'the folder holds no site',
    expected: 'a folder with content/, i18n/messages/ and templates/',
    hint: 'give it with --root',
  }
}

/** Kinds of file that may lie beside texts or in `content/static/`. Scripts and pages of others are not among them. */
const ALLOWED =
  /\.(avif|gif|ico|jpe?g|json|mp4|pdf|png|svg|txt|vtt|webmanifest|webm|webp|woff2|xml|zip|docx|xlsx|pptx|ics)$/i

/** Reads `content/`. Whatever is not a regular file, not allowed or not text is an issue; nothing is skipped silently. */
export function readSources(root: string, memory: SourceMemory): Sources {
  const issues: Issue[] = []
  const files = walk(path.join(root, 'content'), root, issues)
  const texts: SourceFile[] = []
  const assets = new Map<string, Asset>()
  const copies: BinaryFile[] = []
  const statics = new Set<string>()
  for (const { absolute, relative, stats } of files) {
    const [, folder] = relative.split('/')
    if (relative.split('/').length < 3) continue
    if (folder !== 'static' && relative.endsWith('.md')) {
      const text = remember(memory, absolute, stats, () => ({
        text: decodeText(relative, readFileSync(absolute)),
      })).text
      if (text && 'code' in text) issues.push(text)
      else if (text) texts.push(text)
    } else if (!ALLOWED.test(relative)) issues.push(notAllowed(relative))
    else if (folder === 'static') {
      const address = relative.slice('content/static'.length)
      const known = remember(memory, absolute, stats, () => copyOf(absolute, address))
      if (known.binary) copies.push(known.binary)
      if (known.asset) assets.set(relative, known.asset)
      statics.add(address)
    } else if (isMisnamed(relative)) {
      issues.push(misnamed(relative))
    } else {
      const known = remember(memory, absolute, stats, () => assetOf(absolute))
      if (known.binary) copies.push(known.binary)
      if (known.asset) assets.set(relative, known.asset)
    }
  }
  return { texts, assets, copies: uniqueByPath(copies), statics, issues }
}

/** The sources after changes of some texts (paths from the root) and of nothing else; null where it is more than that. */
export function readTextsAgain(
  root: string,
  last: Sources,
  changed: readonly string[],
  memory: SourceMemory,
): Sources | null {
  if (last.issues.length > 0) return null
  const texts = [...last.texts]
  for (const file of changed) {
    const at = texts.findIndex((text) => text.path === file)
    const absolute = path.join(root, file)
    const stats = lstatSync(absolute, { throwIfNoEntry: false })
    if (at < 0 || !stats?.isFile()) return null
    const { text } = remember(memory, absolute, stats, () => ({ text: decodeText(file, readFileSync(absolute)) }))
    if (!text || 'code' in text) return null
    texts[at] = text
  }
  return { ...last, texts }
}

/** `de.txt`: a text of a language with the ending of another kind of file. */
function isMisnamed(file: string): boolean {
  const { name, ext } = path.parse(file)
  return ext === '.txt' && LOCALES.includes(name)
}

function misnamed(file: string): Issue {
  const { name, base } = path.parse(file)
  return {
    code: 'unexpected-file',
    severity: 'error',
    file,
    line: 1,
    column: 1,
    message: `\`${base}\` is not read as a text`,
    expected: `${name}.md`,
  }
}

function uniqueByPath(copies: readonly BinaryFile[]): BinaryFile[] {
  return [...new Map(copies.map((copy) => [copy.path, copy])).values()]
}

function remember(memory: SourceMemory, absolute: string, stats: Stats, read: () => Omit<Known, 'stamp'>): Known {
  const stamp = `${stats.mtimeMs} ${stats.size} ${stats.ino}`
  const known = memory.get(absolute)
  if (known?.stamp === stamp) return known
  const fresh = { stamp, ...read() }
  memory.set(absolute, fresh)
  return fresh
}

/** A file of `content/static/`: it keeps its name. */
function copyOf(source: string, src: string): { binary: BinaryFile; asset: Asset } {
  const bytes = readFileSync(source)
  const image = sizeOf(bytes)
  return {
    binary: { source, path: src.slice(1), hash: sha256(bytes), size: bytes.length },
    asset: { src, image: image && { kind: 'image', src, ...image } },
  }
}

/** A file beside a text: its name in the output carries its hash, a picture its size in pixels. */
function assetOf(source: string): { binary: BinaryFile; asset: Asset } {
  const bytes = readFileSync(source)
  const hash = sha256(bytes)
  const { name, ext } = path.parse(source)
  const target = `assets/${name}.${hash.slice(0, 10)}${ext.toLowerCase()}`
  const image = sizeOf(bytes)
  const src = `/${target}`
  return {
    binary: { source, path: target, hash, size: bytes.length },
    asset: { src, image: image && { kind: 'image', src, ...image } },
  }
}

/** Width and height in pixels, or null where the file is not a picture that image-size knows. */
function sizeOf(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    // Orientations 5 to 8 are pictures lying on their side.
    return orientation > 4 ? { width: height, height: width } : { width, height }
  } catch {
    return null
  }
}

interface Found {
  readonly absolute: string
  readonly relative: string
  readonly stats: Stats
}

function walk(folder: string, root: string, issues: Issue[]): Found[] {
  const names = readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .toSorted(compare)
  return names.flatMap((name) => {
    const absolute = path.join(folder, name)
    const relative = relativePath(root, absolute)
    const stats = followed(absolute, root)
    if (typeof stats === 'string') {
      issues.push({
        code: 'forbidden-file',
        severity: 'error',
        file: relative,
        line: 1,
        column: 1,
        message: stats,
        expected: 'a regular file or folder inside the site',
      })
      return []
    }
    return stats.isDirectory() ? walk(absolute, root, issues) : [{ absolute, relative, stats }]
  })
}

/** What a path is, links followed as long as they stay in the site; else why it may not be read. */
function followed(absolute: string, root: string): Stats | string {
  const own = lstatSync(absolute)
  if (own.isFile() || own.isDirectory()) return own
  if (!own.isSymbolicLink()) return 'this is not a regular file'
  try {
    const target = realpathSync(absolute)
    const inside = path.relative(realpathSync(root), target)
    if (inside.startsWith('..') || path.isAbsolute(inside)) return `this link leads out of the site, to ${target}`
    const stats = statSync(target)
    return stats.isFile() ? stats : 'this link leads to a folder, which could lead in a circle'
  } catch {
    return 'this link leads nowhere'
  }
}

function notAllowed(file: string): Issue {
  return {
    code: 'forbidden-file',
    severity: 'error',
    file,
    line: 1,
    column: 1,
    message: `files of the kind \`${path.extname(file) || file}\` may not lie in content`,
    expected: 'texts (.md) and pictures, documents or media beside them',
  }
}
