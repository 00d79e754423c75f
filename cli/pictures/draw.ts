import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { renderAsync } from '@resvg/resvg-js'
import { indexedPng } from './indexed-png.ts'

// Loaded on demand and without imports of other parts of the program, so that the bundler makes it a file of its own.

/** Name of the file with this code. In the compiled program it contains a digest of the code. */
export const FILE = path.basename(fileURLToPath(import.meta.url))

/** Draws an SVG as PNG. */
export async function draw(svg: string, render: typeof renderAsync): Promise<Uint8Array> {
  const { pixels, width, height } = await render(svg, { font: { loadSystemFonts: false } })
  return indexedPng({ data: pixels, width, height })
}
