import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Variant } from '../../renderer/definitions/picture.ts'
import type { RasterFile } from '../content/source-memory.ts'
import { readSealed, writeSealed } from '../output/sealed.ts'
import { originalsOf } from './maker.ts'
import { prune } from './prune.ts'

type Rasters = ReadonlyMap<string, RasterFile>

/** A picture that `watch` makes when it is asked for. */
interface Order {
  readonly variant: Variant
  /** Absolute path of the source. */
  readonly source: string
}

/** Folder with the orders of `watch`, by name of the picture. */
export function ordersIn(cache: string): string {
  return path.join(cache, 'pictures', 'orders')
}

/** How to make a picture; undefined if nothing is known of it. */
export function orderOf(picture: string, folder: string): Order | undefined {
  return readSealed(orderFile(picture, folder)) as Order | undefined
}

function orderFile(picture: string, folder: string): string {
  return path.join(folder, `${path.posix.basename(picture)}.json`)
}

/** The maps of sources whose published pictures can be ordered already: after most changes in `watch` it is the same map. */
const kept = new WeakSet<Rasters>()

/** Keeps the orders of pictures that pages show, and of the published form of all. */
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
  const sources = new Map(Array.from(rasters.values(), ({ digest, source }) => [digest, source]))
  mkdirSync(folder, { recursive: true })
  for (const variant of variants) {
    const order: Order = { variant, source: sources.get(variant.source) ?? '' }
    writeSealed(orderFile(variant.path, folder), order)
  }
  prune(folder, MOST_ORDERS)
}

/** Orders are small, and one that is gone is a picture that is not shown. */
const MOST_ORDERS = 50_000
