import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { issueIn, START, type Issue } from '../../renderer/definitions/issue.ts'
import type { Asset } from '../../renderer/library/library.ts'
import type { RasterFile } from '../content/files/binary-file.ts'
import type { Sources } from '../content/files/sources.ts'
import { createCrew } from './crew.ts'
import { readSealed, writeSealed } from '../output/sealed.ts'
import { MOST_PIXELS } from './encode.ts'
import { lookAt, type Look } from './look.ts'
import { undecodable } from './undecodable.ts'

type Looks = Map<string, Look>

/**
 * Decodes pictures to find their colours, and which of them are damaged. Each picture is decoded once; results are cached by digest.
 * Pictures beside texts must be readable; those of `content/static/` only if a page shows them.
 */
export async function lookAtAll(sources: Sources, cache: string): Promise<Sources> {
  if (sources.rasters.size === 0) return sources
  const looks = await looksOf([...sources.rasters.values()], cache)
  const assets = new Map(sources.assets)
  const issues: Issue[] = []
  for (const [relative, raster] of sources.rasters) {
    const asset = assets.get(relative)
    const look = looks.get(raster.digest)
    if (!asset || !look) continue
    assets.set(relative, withLook(asset, look))
    if (raster.original && look.fault !== undefined) issues.push(faultOf(relative, raster, look.fault))
  }
  return { ...sources, assets, issues: [...sources.issues, ...issues] }
}

async function looksOf(rasters: readonly RasterFile[], cache: string): Promise<Looks> {
  const file = path.join(cache, 'pictures', 'looks.json')
  const known = readLooks(file)
  const unknown = new Map(rasters.filter(({ digest }) => !known.has(digest)).map((raster) => [raster.digest, raster]))
  if (unknown.size === 0) return known
  const crew = createCrew<RasterFile>(async (raster) => {
    known.set(raster.digest, isTooLarge(raster) ? TOO_LARGE : await lookAt(raster.source))
  })
  crew.add([...unknown.values()])
  await crew.finish()
  mkdirSync(path.dirname(file), { recursive: true })
  writeSealed(file, { version: VERSION, looks: [...known] })
  return known
}

/** Version of the format of cached values. */
const VERSION = 1

function readLooks(file: string): Looks {
  const stored = readSealed(file) as { version: number; looks: [string, Look][] } | undefined
  return new Map(stored?.version === VERSION ? stored.looks : [])
}

const MEGA = 1_000_000
const TOO_LARGE: Look = { ground: null, fault: `it has more than ${MOST_PIXELS / MEGA} megapixels` }

function isTooLarge({ width, height }: RasterFile): boolean {
  return width * height > MOST_PIXELS
}

/** Adds the result to an asset. A damaged file is one issue; pages that show it are checked as if it were intact. */
function withLook(asset: Asset, { ground, fault }: Look): Asset {
  const { image } = asset
  if (fault !== undefined) return asset.src.startsWith('/assets/') ? asset : { ...asset, image: null, fault }
  return image?.raster ? { ...asset, image: { ...image, raster: { ...image.raster, ground } } } : asset
}

function faultOf(file: string, raster: RasterFile, fault: string): Issue {
  if (isTooLarge(raster))
    return issueIn(file, START, {
      code: 'image-too-large',
      message: `the picture has ${raster.width} × ${raster.height} pixels`,
      expected: `at most ${MOST_PIXELS / MEGA} megapixels`,
    })
  return undecodable(file, fault)
}
