import { mkdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import type { Picture } from '../../renderer/render/picture.ts'
import { readSealedBytes, writeSealedBytes } from '../output/sealed.ts'
import { writeWhole } from '../output/write-whole.ts'
import { createCrew } from './crew.ts'
import { drawingVersion } from './load-drawing.ts'
import { prune } from './prune.ts'
import type { Studio } from './studio.ts'
import { fileWriter } from '../output/staging.ts'
import { sha256 } from '../output/digest.ts'
import type { OutputFile } from '../output/output-file.ts'
import type { RenderResult } from '../output/render-result.ts'

interface Drawing {
  readonly staging: string
  /** Cache folder of pictures. */
  readonly cache: string
  /** Digest of the program. */
  readonly tool: string
  readonly studio: Pick<Studio, 'draw'>
  readonly intact: ReadonlyMap<string, OutputFile>
}

/** Draws link previews while further pages are rendered. */
interface Drawer {
  /** Starts drawing the pictures of these pages. */
  readonly add: (results: readonly RenderResult[]) => void
  /** Resolves to the results with the pictures added to their files. */
  readonly finish: (results: readonly RenderResult[]) => Promise<RenderResult[]>
}

type DrawnFile = RenderResult['files'][number]

/** Draws the pictures of rendered pages, each once. */
export function createDrawer(drawing: Drawing): Drawer {
  const drawn = new Map<string, DrawnFile | null>()
  const crew = createCrew<Picture>(async (picture) => void drawn.set(picture.path, await stage(picture, drawing)))
  const add = (results: readonly RenderResult[]): void => {
    const fresh = results.flatMap(({ picture }) => picture ?? []).filter(({ path: file }) => !drawn.has(file))
    if (fresh.length > 0) mkdirSync(drawing.cache, { recursive: true })
    const once = new Map(fresh.map((picture) => [picture.path, picture]))
    for (const file of once.keys()) drawn.set(file, null)
    crew.add([...once.values()])
  }
  const finish = async (results: readonly RenderResult[]): Promise<RenderResult[]> => {
    add(results)
    await crew.finish()
    prune(drawing.cache)
    return results.map((result) => {
      const file = result.picture && drawn.get(result.picture.path)
      return file ? { ...result, files: [...result.files, file] } : result
    })
  }
  return { add, finish }
}

/** Folder with the SVGs of pictures in `watch`. */
export function drawingsIn(cache: string): string {
  return path.join(cache, 'drawings')
}

/** Stores the SVGs by name, to draw them on request. */
export function keepDrawings(results: readonly RenderResult[], folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const { picture } of results) if (picture) writeWhole(path.join(folder, drawingOf(picture.path)), picture.svg)
  prune(folder)
}

/** The SVG file of a picture's URL. Pictures are named after the digest of their SVG. */
export function drawingOf(picture: string): string {
  return `${path.posix.basename(picture, '.png')}.svg`
}

async function stage(picture: Picture, drawing: Drawing): Promise<{ path: string; hash: string; size: number }> {
  const bytes = await bytesOf(picture, drawing)
  const hash = sha256(bytes)
  if (drawing.intact.get(picture.path)?.hash !== hash) fileWriter(drawing.staging)(picture.path, bytes)
  return { path: picture.path, hash, size: bytes.byteLength }
}

/** The PNG of an SVG: as it was drawn by an earlier run with the same code, or drawn now. */
export async function bytesOf(
  { svg }: Pick<Picture, 'svg'>,
  { cache, tool, studio }: Pick<Drawing, 'cache' | 'tool' | 'studio'>,
): Promise<Uint8Array> {
  const { FILE } = await import('./draw.ts')
  const file = path.join(cache, `${sha256(`${drawingCode(FILE, tool)}\n${svg}`).slice(0, 32)}.drawn`)
  const known = drawnBefore(file)
  if (known) return known
  const bytes = await studio.draw(svg)
  writeSealedBytes(file, bytes)
  return bytes
}

/**
 * What identifies the code that draws: the name of its compiled file and the version of resvg, so that other changes of the program redraw
 * nothing. Only the compiled file has a digest in its name.
 */
export function drawingCode(file: string, tool: string): string {
  return HASHED.test(file) ? `${file} ${drawingVersion()}` : tool
}

const HASHED = /^draw-[\w-]{8}\.mjs$/

/** A cached picture. Touches its file, so that it counts as recently used. */
function drawnBefore(file: string): Uint8Array | undefined {
  const bytes = readSealedBytes(file)
  const now = new Date()
  if (bytes) utimesSync(file, now, now)
  return bytes
}
