import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { write } from '../site.ts'

/** A picture with a dark left third and a bright rest, so that a crop shows which part it has. */
function drawing(width: number, height: number) {
  const third = Math.round(width / 3)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#f2c14e"/><rect width="${third}" height="${height}" fill="#102a43"/><circle cx="${width * 0.7}" cy="${height / 2}" r="${height / 4}" fill="#c0392b"/></svg>`
}

/** A screen as PNG, and a photograph as JPEG that lies on its side and tells where and by whom it was taken. */
async function writeRasters(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await sharp(Buffer.from(drawing(1600, 1000)))
    .flatten()
    .png()
    .toFile(path.join(folder, 'screen.png'))
  await sharp(Buffer.from(drawing(900, 1200)))
    .flatten()
    .rotate(90)
    .withExif({
      IFD0: { Artist: 'Ada Alpha', Orientation: '8' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 4/1 0/1' },
    })
    .withMetadata({ orientation: 8 })
    .jpeg()
    .toFile(path.join(folder, 'upright.jpg'))
  await sharp(Buffer.from(drawing(600, 600)))
    .flatten()
    .webp()
    .toFile(path.join(folder, 'narrow.webp'))
}

const PAGE = `---
title: Gallery
description: Pictures of the fixture site.
group: company
untranslated: { de: none, es: none }
sections:
  - type: hero
    heading: Gallery
  - type: picture
    id: first
    picture: { src: ./screen.png, alt: A screen, narrow: ./narrow.webp }
    first: true
  - type: picture
    id: square
    picture: { src: ./screen.png, alt: '', focus: [0, 0.5] }
    place: square
---

## In a text

![An upright picture](./upright.jpg 'A caption')

[The whole screen](./screen.png)
`

/** Adds a page with pictures of all kinds to a copy of the fixture site: \`/en/gallery/\`. */
export async function addGallery(root: string): Promise<void> {
  await writeRasters(path.join(root, 'content', 'pages', 'gallery'))
  write(root, 'content/pages/gallery/en.md', PAGE)
}
