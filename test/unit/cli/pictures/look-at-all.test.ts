import { mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readSources } from '../../../../cli/content/files/sources.ts'
import { lookAtAll } from '../../../../cli/pictures/look-at-all.ts'
import { faultOfEncoding, lookAt } from '../../../../cli/pictures/look.ts'
import { createMaker, originalsOf } from '../../../../cli/pictures/maker.ts'
import { studioHere } from '../../../../cli/pictures/studio.ts'
import { allUndecodable } from '../../../../cli/pictures/undecodable.ts'
import { random } from '../../../support/samples/random.mjs'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const FILE = 'content/pages/a/plan.png'

/** A site with one picture beside a text. */
async function siteWith(width: number, height: number, background = '#3366cc') {
  const root = temporaryFolder()
  writeFiles(root, { 'content/pages/a/en.md': '---\ntitle: A\n---\n' })
  const picture = path.join(root, FILE)
  await sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toFile(picture)
  const look = () => lookAtAll(readSources(root, new Map()), path.join(root, 'cache'))
  return { root, picture, look }
}

test('a picture has its colours, in a grid of twelve', async () => {
  const { look } = await siteWith(60, 40)
  const { assets, issues } = await look()
  expect(issues).toEqual([])
  expect(assets.get(FILE)?.image).toMatchObject({ width: 60, height: 40, raster: { ground: '36c'.repeat(12) } })
})

test('a picture that can be seen through has none, since they would stay visible', async () => {
  const { picture } = await siteWith(60, 40, 'rgba(0, 0, 0, 0.5)')
  expect(await lookAt(picture)).toEqual({ ground: null })
})

test('each picture is decoded once: its colours are known by its digest, in whatever folder it is', async () => {
  const { look, root, picture } = await siteWith(60, 40)
  await look()
  const sources = readSources(root, new Map())
  rmSync(picture)
  const again = await lookAtAll(sources, path.join(root, 'cache'))
  expect(again.assets.get(FILE)?.image?.raster?.ground).toBe('36c'.repeat(12))
})

test('a damaged picture is an issue at its file, which does not name folders of the machine', async () => {
  const { look, picture, root } = await siteWith(400, 400, '#3366cc')
  truncateSync(picture, 300)
  const { issues } = await look()
  expect(issues).toMatchObject([{ code: 'unreadable-image', severity: 'error', file: FILE, line: 1 }])
  expect(issues[0]?.message).not.toContain(root)
})

test('a picture that would fill the memory is an issue, and is not decoded', async () => {
  const { look, picture } = await siteWith(60, 40)
  const bytes = readFileSync(picture)
  // Only the head says so: whoever decodes it finds far fewer pixels.
  bytes.writeUInt32BE(65_536, 16)
  bytes.writeUInt32BE(65_536, 20)
  writeFileSync(picture, bytes)
  const { issues } = await look()
  const message = expect.stringContaining('65536 × 65536')
  expect(issues).toMatchObject([{ code: 'image-too-large', severity: 'error', file: FILE, message }])
})

test('a picture that lacks only its last rows is told when it is made, since the first look takes samples', async () => {
  const { look, root } = await siteWith(60, 40)
  const file = 'content/pages/a/photo.jpg'
  const photo = path.join(root, file)
  const raw = { width: 64, height: 1600, channels: 3 } as const
  // The same each time: of other noise, a cut of this length may be in what the first look decodes.
  const next = random(1)
  const noise = Uint8Array.from({ length: raw.width * raw.height * raw.channels }, () => Math.floor(next() * 256))
  await sharp(noise, { raw }).jpeg().toFile(photo)
  truncateSync(photo, statSync(photo).size - 300)
  const { issues, rasters } = await look()
  expect(issues).toEqual([])
  const [staging, cache] = [path.join(root, 'staging'), path.join(root, 'cache')]
  mkdirSync(staging)
  const maker = createMaker({ staging, intact: new Map(), cache, studio: studioHere, rasters })
  maker.add(originalsOf(rasters))
  const { files, faults } = await maker.finish()
  expect([...files.keys()]).toEqual([expect.stringContaining('plan-60.')])
  expect(allUndecodable(faults, rasters)).toMatchObject([{ code: 'unreadable-image', severity: 'error', file }])
})

test.each([
  ['VipsJpeg: premature end of JPEG image\nand more', 'VipsJpeg: premature end of JPEG image'],
  // Another thread has taken what libvips said.
  ['Warning treated as error due to failOn setting', 'it is cut off or damaged'],
  ['ENOSPC: no space left on device', undefined],
])('of an error of encoding, %j is the fault %j of the picture', (message, fault) => {
  expect(faultOfEncoding(new Error(message))).toBe(fault)
})
