import { readFileSync, type Stats } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import type { Issue, SourceFile } from '../../renderer/definitions/issue.ts'
import type { Asset } from '../../renderer/library/library.ts'
import { sha256 } from '../output/paths.ts'
import { decodeText } from './decode.ts'

/** A file that is copied to the output unchanged. */
export interface BinaryFile {
  /** Absolute path of the source. */
  readonly source: string
  /** Path in the output. */
  readonly path: string
  readonly hash: string
  readonly size: number
}

interface Known {
  readonly stamp: string
  readonly text?: SourceFile | Issue
  readonly binary?: BinaryFile
  readonly asset?: Asset
}

/** Files read earlier in this process, by path. A file with the same size and time is not read again. */
export type SourceMemory = Map<string, Known>

/** Reads a text, unless the memory has it. */
export function readText(memory: SourceMemory, absolute: string, relative: string, stats: Stats): Known['text'] {
  return remember(memory, absolute, stats, () => ({ text: decodeText(relative, readFileSync(absolute)) })).text
}

/** Reads a file that is copied, unless the memory has it. `address`: its path in the output, for files that keep their name. */
export function readBinary(memory: SourceMemory, absolute: string, stats: Stats, address: string | undefined): Known {
  return remember(memory, absolute, stats, () =>
    address === undefined ? assetOf(absolute) : copyOf(absolute, address),
  )
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
