import { existsSync, lstatSync, readFileSync, type Stats } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import { LOCALES } from '../../i18n/locale-tags.ts'
import { issueIn, START, type Issue, type SourceFile } from '../../renderer/definitions/issue.ts'
import type { Asset } from '../../renderer/library/library.ts'
import { decodeText } from './decode.ts'
import { relativePath, sha256 } from '../output/paths.ts'
import { walk, type Found } from './walk.ts'

/** A file that is copied to the output unchanged. */
export interface BinaryFile {
  /** Absolute path of the source. */
  readonly source: string
  /** Path in the output. */
  readonly path: string
  readonly hash: string
  readonly size: number
}

/** Everything read from the folder of a site. */
export interface Sources {
  /** Content entries, `content/<collection>/…/<locale>.md`. */
  readonly texts: readonly SourceFile[]
  /** Files beside entries and in `content/static/`, by path from the root, with their paths in the output. */
  readonly assets: ReadonlyMap<string, Asset>
  readonly copies: readonly BinaryFile[]
  /** Output paths of `content/static/`. */
  readonly statics: ReadonlySet<string>
  readonly issues: readonly Issue[]
}

interface Known {
  readonly stamp: string
  readonly text?: SourceFile | Issue
  readonly binary?: BinaryFile
  readonly asset?: Asset
}

/** Files read earlier in this process, by path. A file with the same size and time is not read again. */
export type SourceMemory = Map<string, Known>

/** Whether a folder is a site at all. */
export function checkRoot(root: string): Issue | undefined {
  if (existsSync(path.join(root, 'content'))) return undefined
  return issueIn(root, START, {
    code: 'no-site',
    message: 'the folder holds no site',
    expected: 'a folder with content/, i18n/messages/ and templates/',
    hint: 'set it with --root',
  })
}

/** Allowed types of files beside entries and in `content/static/`. Excludes scripts and HTML. */
const ALLOWED =
  /^content\/static\/\.well-known\/[^.]+$|\.(avif|gif|ico|jpe?g|json|mp4|pdf|png|svg|txt|vtt|webmanifest|webm|webp|woff2|xml|zip|docx|xlsx|pptx|ics)$/i

/** The files in `content/`, before any is read. */
export interface Walked {
  readonly files: readonly Found[]
  readonly issues: readonly Issue[]
}

export function walkSources(root: string): Walked {
  const issues: Issue[] = []
  return { files: walk(root, issues), issues }
}

/** Whether a file is a text of a collection. */
export function isEntry({ relative }: Pick<Found, 'relative'>): boolean {
  const [, folder, ...rest] = relative.split('/')
  return folder !== 'static' && rest.length > 0 && relative.endsWith('.md')
}

/** Reads `content/`. Whatever is not a regular file, not allowed or not text is an issue; nothing is skipped silently. */
export function readSources(root: string, memory: SourceMemory, walked = walkSources(root)): Sources {
  const { files } = walked
  const issues = [...walked.issues]
  const texts: SourceFile[] = []
  const assets = new Map<string, Asset>()
  const copies: BinaryFile[] = []
  const statics = new Set<string>()
  for (const file of files) {
    const { absolute, relative, stats } = file
    const [, folder] = relative.split('/')
    if (relative.split('/').length < 3) continue
    if (isEntry(file)) {
      const text = remember(memory, absolute, stats, () => ({
        text: decodeText(relative, readFileSync(absolute)),
      })).text
      if (text && 'code' in text) issues.push(text)
      else if (text) texts.push(text)
    } else if (!ALLOWED.test(relative)) issues.push(notAllowed(relative))
    else if (RESERVED.test(relative)) issues.push(reserved(relative))
    else if (isActive(relative, absolute)) issues.push(active(relative))
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
  return { texts, assets, copies: uniqueByPath(copies, root, issues), statics, issues }
}

/** Active content in XML files opened directly in a browser: scripts, handlers, embedded documents, and entities that may hide them. */
const ACTIVE =
  /<(?:[\w.-]+:)?(?:script|foreignObject|iframe|embed|object|handler)[\s/>]|\son[a-z]+\s*=|javascript\s*:|<!ENTITY|<\?xml-stylesheet|http:\/\/www\.w3\.org\/1999\/xhtml/i

/** XML pictures and feeds are documents with the origin of this site, which have access to its forms and storage. */
function isActive(relative: string, absolute: string): boolean {
  return /\.(svg|xml)$/i.test(relative) && ACTIVE.test(readFileSync(absolute, 'utf8').replaceAll('\0', ''))
}

function active(file: string): Issue {
  return issueIn(file, START, {
    code: 'active-file',
    message: 'the file can run code in the browser of a visitor who opens it',
    expected: 'a file without scripts, event handlers, entities and embedded HTML',
    hint: 'export it again as plain SVG',
  })
}

/** Output folders for files with digests in their names, which no other file may use. */
const RESERVED = /^content\/static\/(assets|builds)\//

function reserved(file: string): Issue {
  return issueIn(file, START, {
    code: 'reserved-folder',
    message: `\`${file.split('/')[2] ?? ''}/\` is the generator's own folder in the output`,
    expected: 'another folder of `content/static/`',
  })
}

/** The sources after changes of the given text files (paths from the root); null if more than that has changed. */
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

/** `de.txt`: a language file with the wrong extension. */
function isMisnamed(file: string): boolean {
  const { name, ext } = path.parse(file)
  return ext === '.txt' && LOCALES.includes(name)
}

function misnamed(file: string): Issue {
  const { name, base } = path.parse(file)
  return issueIn(file, START, {
    code: 'unexpected-file',
    message: `\`${base}\` is not read as a text`,
    expected: `${name}.md`,
  })
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

function remember(memory: SourceMemory, absolute: string, stats: Stats, read: () => Omit<Known, 'stamp'>): Known {
  const stamp = stampOf(stats)
  const known = memory.get(absolute)
  if (known?.stamp === stamp) return known
  const fresh = { stamp, ...read() }
  memory.set(absolute, fresh)
  return fresh
}

export function stampOf({ mtimeMs, ctimeMs, size, ino }: Stats): string {
  return `${mtimeMs} ${ctimeMs} ${size} ${ino}`
}

/** A text that was read by a thread, with the stamp of its file before reading. */
export function remembered(stats: Stats, text: SourceFile): Known {
  return { stamp: stampOf(stats), text }
}

/** A file of `content/static/`, which keeps its name. */
function copyOf(source: string, src: string): { binary: BinaryFile; asset: Asset } {
  const bytes = readFileSync(source)
  const image = sizeOf(bytes)
  return {
    binary: { source, path: src.slice(1), hash: sha256(bytes), size: bytes.length },
    asset: { src, image: image && { kind: 'image', src, ...image } },
  }
}

/** A file beside an entry: gets its digest in the name; a picture also its size in pixels. */
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

/** Width and height in pixels, or null if image-size does not recognise a picture. */
function sizeOf(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    // Orientations 5 to 8 are rotated by 90 degrees.
    return orientation > 4 ? { width: height, height: width } : { width, height }
  } catch {
    return null
  }
}

function notAllowed(file: string): Issue {
  return issueIn(file, START, {
    code: 'forbidden-file',
    message: `files of the kind \`${path.extname(file) || file}\` are not allowed in content`,
    expected: 'texts (.md) and pictures, documents or media beside them',
  })
}
