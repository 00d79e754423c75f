import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { assetOf } from '../../../../cli/content/files/binary-file.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

test.each([
  ['C# guide.pdf', 'assets/C- guide.2d711642b7.pdf'],
  ['100%41.PDF', 'assets/100-41.2d711642b7.pdf'],
  ['Büro & Co.pdf', 'assets/Büro & Co.2d711642b7.pdf'],
])('the file %s gets an address without signs that divide one', (name, target) => {
  const root = temporaryFolder()
  writeFiles(root, { [name]: 'x' })
  expect(assetOf(path.join(root, name)).binary?.path).toBe(target)
})

test('a picture of a phone with the name of a JPEG is none, as browsers do not show it', async () => {
  const file = path.join(temporaryFolder(), 'photo.jpg')
  const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#333' } })
    .avif()
    .toBuffer()
  writeFileSync(file, bytes)
  expect(assetOf(file).asset).toMatchObject({ image: { width: 8, height: 6 } })
  // The box at the start says which format it is.
  bytes.write('heic', 8)
  writeFileSync(file, bytes)
  expect(assetOf(file).asset).toMatchObject({ image: null, fault: expect.stringContaining('HEIC') })
})
