import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Variant } from '../../renderer/definitions/picture.ts'
import type { RasterFile } from '../content/files/binary-file.ts'
import { readSealed, writeSealed } from '../output/sealed.ts'
import { originalsOf, sourcesByDigest } from './maker.ts'
import { prune } from './prune.ts'

type Rasters = ReadonlyMap<string, RasterFile>

/** A picture that `watch` makes on request. */
interface Order {
  readonly variant: Variant
  /** Absolute path of the source. */
  readonly source: string
}

/** Folder with the orders of `watch`, by name of the picture. */
export function ordersIn(cache: string): string {
  return path.join(cache, 'pictures', 'orders')
}

/** How to make a picture; undefined if unknown. */
export function orderOf(picture: string, folder: string): Order | undefined {
  return readSealed(orderFile(picture, folder)) as Order | undefined
}

function orderFile(picture: string, folder: string): string {
  return path.join(folder, `${path.posix.basename(picture)}.json`)
}

/** Maps of pictures whose orders have been written. After most changes in `watch`, the map is the same. */
const kept = new WeakSet<Rasters>()

/** Writes orders for the pictures that pages show, and for the originals of all pictures. */
export function keepAllOrders(variants: readonly Variant[], rasters: Rasters, folder: string): void {
  const originals = kept.has(rasters) ? [] : originalsOf(rasters)
  kept.add(rasters)
  keepOrders([...originals, ...variants], rasters, folder)
}

export function keepOrders(
  variants: readonly Variant[],
  rasters: ReadonlyMap<string, RasterFile>,
  folder: string,
): void {
  if (variants.length === 0) return
  const sources = sourcesByDigest(rasters)
  mkdirSync(folder, { recursive: true })
  for (const variant of variants) {
    const order: Order = { variant, source: sources.get(variant.source) ?? '' }
    writeSealed(orderFile(variant.path, folder), order)
  }
  prune(folder, MOST_ORDERS)
}

/** Maximum number of orders. They are small, but a picture without an order cannot be shown. */
const MOST_ORDERS = 50_000
