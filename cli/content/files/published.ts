import type { BinaryFile } from './binary-file.ts'
import type { Sources } from './sources.ts'

/** The files that are published as they are. `withheld`: paths of files that only hidden entries have; equal files elsewhere are published. */
export function publishedCopies({ assets, copies }: Sources, withheld: readonly string[]): readonly BinaryFile[] {
  if (withheld.length === 0) return copies
  const hidden = new Set(withheld)
  const shown = new Set([...assets].flatMap(([file, { src }]) => (hidden.has(file) ? [] : src)))
  const isHeldBack = new Set(withheld.flatMap((file) => assets.get(file)?.src ?? []).filter((src) => !shown.has(src)))
  return copies.filter((copy) => !isHeldBack.has(`/${copy.path}`))
}

/** Pictures by what is withheld: `watch` writes down those of a map that it has not seen before. */
const known = new WeakMap<readonly string[], Sources['rasters']>()

/** The pictures of which the original is published. */
export function publishedRasters({ rasters }: Sources, withheld: readonly string[]): Sources['rasters'] {
  if (withheld.length === 0) return rasters
  const shown = known.get(withheld) ?? without(rasters, withheld)
  known.set(withheld, shown)
  return shown
}

function without(rasters: Sources['rasters'], files: readonly string[]): Sources['rasters'] {
  const shown = new Map(rasters)
  for (const file of files) shown.delete(file)
  return shown
}
