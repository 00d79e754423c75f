import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, unlinkSync, utimesSync } from 'node:fs'
import path from 'node:path'
import type { Picture } from '../../renderer/render/picture.ts'
import { writeWhole } from '../theme/compile-cache.ts'
import { indexedPng } from './indexed-png.ts'
import { loadDrawing } from './load-drawing.ts'
import { fileWriter } from '../output/output.ts'
import { sha256 } from '../output/paths.ts'
import type { OutputFile } from '../build/record.ts'
import type { RenderResult } from '../build/render-job.ts'

export interface Drawing {
  readonly staging: string
  /** Folder of what earlier builds have drawn. */
  readonly cache: string
  /** Digest of the program: another version may draw otherwise. */
  readonly tool: string
  readonly intact: ReadonlyMap<string, OutputFile>
}

/** As many as Node's own threads do at a time; more would only wait, with their pixels in memory. */
const AT_A_TIME = 4
/** Pictures that stay in the cache, at about 60 kB; the site has one for each page. */
const MOST_KEPT = 3000

/** Draws the pictures of rendered pages, each once, and adds them to the files of their pages. */
export async function drawPictures(
  results: readonly RenderResult[],
  drawing: Drawing,
  done: (more: number) => void,
): Promise<RenderResult[]> {
  const pictures = new Map(results.flatMap(({ picture }) => (picture ? [[picture.path, picture]] : [])))
  const queue = [...pictures.values()]
  const drawn = new Map<string, { path: string; hash: string; size: number }>()
  const work = async (): Promise<void> => {
    for (let picture = queue.pop(); picture; picture = queue.pop()) {
      drawn.set(picture.path, await stage(picture, drawing))
      done(1)
    }
  }
  mkdirSync(drawing.cache, { recursive: true })
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  prune(drawing.cache)
  return results.map((result) => {
    const file = result.picture && drawn.get(result.picture.path)
    return file ? { ...result, files: [...result.files, file] } : result
  })
}

/** Keeps what is on the pictures, by their names, for who asks for one. */
export function keepDrawings(results: readonly RenderResult[], folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const { picture } of results) if (picture) writeWhole(path.join(folder, drawingOf(picture.path)), picture.svg)
  prune(folder)
}

/** File that an address of a picture was drawn from: the name of a picture is made of what is on it. */
export function drawingOf(picture: string): string {
  return `${path.posix.basename(picture, '.png')}.svg`
}

async function stage(picture: Picture, drawing: Drawing): Promise<{ path: string; hash: string; size: number }> {
  const bytes = await bytesOf(picture, drawing)
  const hash = sha256(bytes)
  if (drawing.intact.get(picture.path)?.hash !== hash) fileWriter(drawing.staging)(picture.path, bytes)
  return { path: picture.path, hash, size: bytes.byteLength }
}

export async function bytesOf(
  { svg }: Pick<Picture, 'svg'>,
  { cache, tool }: Pick<Drawing, 'cache' | 'tool'>,
): Promise<Uint8Array> {
  const known = path.join(cache, `${sha256(`${tool}\n${svg}`).slice(0, 32)}.png`)
  if (existsSync(known)) {
    const now = new Date()
    utimesSync(known, now, now)
    return readFileSync(known)
  }
  const { renderAsync } = await loadDrawing()
  const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } })
  const bytes = indexedPng({ data: pixels, width, height })
  writeWhole(known, bytes)
  return bytes
}

/** Keeps the newest. */
function prune(cache: string): void {
  const files = readdirSync(cache).map((name) => path.join(cache, name))
  if (files.length <= MOST_KEPT) return
  const byAge = files.map((file) => ({ file, used: statSync(file).mtimeMs })).toSorted((a, b) => b.used - a.used)
  for (const { file } of byAge.slice(MOST_KEPT)) unlinkSync(file)
}
