import { existsSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addGallery } from '../support/samples/rasters.ts'
import { withServer } from '../support/process/server.ts'
import { AT, copyFixture, edit, filesOf, generate, read, treeOf } from '../support/site.ts'

let root = ''
const out = (): string => path.join(root, 'output')
const html = (): string => read(out(), 'en/gallery/index.html')
const pictures = (): string[] => filesOf(out()).filter((file) => file.startsWith('assets/pictures/'))
const bytesOf = (file: string): Buffer => readFileSync(path.join(out(), file))
const named = (start: string, end = ''): string =>
  pictures().find((file) => file.startsWith(`assets/pictures/${start}`) && file.endsWith(end)) ?? ''

beforeAll(async () => {
  root = copyFixture('rasters')
  await addGallery(root)
  await addWide()
  for (const locale of ['de', 'en']) edit(root, `content/posts/delta/${locale}.md`, 'date: ', `${STONE}\ndate: `)
  await drawStone('#778899')
  expect(generate(root)).toMatchObject({ code: 0, stderr: '' })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A picture in the colour space of telephones, in which the red of sRGB has other numbers. */
async function addWide(): Promise<void> {
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#ff0000' } })
    .withIccProfile('p3')
    .jpeg()
    .toFile(path.join(root, 'content/pages/gallery/wide.jpg'))
  edit(root, 'content/pages/gallery/en.md', '[The whole', '![A red](./wide.jpg)\n\n[The whole')
}

/** A picture of a post in two of its languages, which lists of posts show. */
const STONE = 'image: { src: ./stone.png, alt: A stone }'

async function drawStone(background: string): Promise<void> {
  const file = path.join(root, 'content/posts/delta/stone.png')
  await sharp({ create: { width: 480, height: 320, channels: 3, background } })
    .png()
    .toFile(file)
}

/** The pages that show the picture of the post, and the files with all posts. */
function withStone(): string[] {
  const texts = filesOf(out()).filter((file) => /blog.*(index\.html|_posts\.json)$/.test(file))
  return texts.filter((file) => read(out(), file).includes('/assets/pictures/stone-'))
}

/** All files that a page offers in `srcset` and `src`. */
function offered(): string[] {
  const lists = [...html().matchAll(/srcset="([^"]*)"/g)].flatMap(([, list = '']) => list.split(', '))
  const single = [...html().matchAll(/<img src="([^"]*)"/g)].map(([, file = '']) => file)
  return [...lists, ...single].map((choice) => (choice.split(' ')[0] ?? '').slice(1))
}

describe('the pictures of a page', () => {
  test('are all in the output, each in the format and width that it is offered as', async () => {
    expect(offered().length).toBeGreaterThan(20)
    for (const file of offered()) {
      const { mediaType, width } = await sharp(bytesOf(file)).metadata()
      const type = `image/${path.extname(file).slice(1).replace('jpg', 'jpeg')}`
      expect([file, type, Number(/-(\d+)\./.exec(file)?.[1])]).toEqual([file, mediaType, width])
    }
  })

  test('have no metadata: a visitor does not learn where and by whom one was taken', async () => {
    const source = await sharp(path.join(root, 'content/pages/gallery/upright.jpg')).metadata()
    expect(source.exif?.includes('Ada Alpha')).toBe(true)
    for (const file of pictures()) {
      const { exif, xmp, orientation } = await sharp(bytesOf(file)).metadata()
      expect({ file, exif, xmp, orientation: orientation ?? 1 }).toEqual({
        file,
        exif: undefined,
        xmp: undefined,
        orientation: 1,
      })
    }
  })

  test('keep the colours of a wider space than sRGB with its profile, and have no profile otherwise', async () => {
    const wide = pictures().filter((file) => path.basename(file).startsWith('wide-'))
    expect(new Set(wide.map((file) => path.extname(file)))).toEqual(new Set(['.avif', '.webp', '.jpg']))
    for (const file of pictures()) {
      const { icc } = await sharp(bytesOf(file)).metadata()
      expect([file, icc !== undefined]).toEqual([file, wide.includes(file)])
    }
    for (const file of wide) {
      const [red = 0, green = 0] = await sharp(bytesOf(file), { ignoreIcc: true }).raw().toBuffer()
      expect([file, red > 225 && red < 243, green > 40]).toEqual([file, true, true])
    }
  })

  test('are upright, though the camera lay on its side', async () => {
    expect(html()).toMatch(/<img src="[^"]*upright[^"]*" alt="An upright picture" width="900" height="1200"/)
    const { data } = await sharp(bytesOf(named('upright-900')))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect((data[0] ?? 255) < 60).toBe(true)
  })

  test('keep their focal point when they are cropped', async () => {
    const [red = 255] = await sharp(bytesOf(named('screen-160')))
      .raw()
      .toBuffer()
    expect(red < 60).toBe(true)
  })

  test('are never wider than their source', () => {
    const widths = (name: string): number[] =>
      pictures().flatMap((file) => (path.basename(file).startsWith(name) ? Number(/-(\d+)\./.exec(file)?.[1]) : []))
    expect(Math.max(...widths('narrow'))).toBe(600)
    expect(Math.max(...widths('screen'))).toBe(1600)
  })

  test('are lighter than the source: the largest AVIF of the screen weighs less than 20 kB', () => {
    expect(statSync(path.join(out(), named('screen-1280', '.avif'))).size).toBeLessThan(20_000)
  })

  test('are published in no other form', () => {
    expect(filesOf(out()).filter((file) => /(screen|upright|narrow)/.test(file) && !pictures().includes(file))).toEqual(
      [],
    )
  })
})

test('lists show the picture of an entry like pictures of a page: found beside it, with its size, in formats and widths', () => {
  const shelves = ['page/2/index.html', 'tags/granite/page/2/index.html', 'topics/stone/index.html']
  const all = ['de', 'en'].flatMap((locale) => ['_posts.json', ...shelves].map((file) => `${locale}/blog/${file}`))
  expect(withStone()).toEqual(all)
  const list = read(out(), 'de/blog/page/2/index.html')
  expect(list).toMatch(/<source type="image\/avif" srcset="\/assets\/pictures\/stone-160\.\w+\.avif 160w, /)
  expect(list).toMatch(/<img src="\/assets\/pictures\/stone-\S+ alt="A stone" width="320" height="320"/)
  const listed = [...read(out(), 'de/blog/_posts.json').matchAll(/assets\/pictures\/stone-\S+?\.(?:png|webp)/g)].map(
    String,
  )
  expect(listed.length).toBe(3)
  expect(listed.filter((file) => !pictures().includes(file))).toEqual([])
})

test('a build without changes decodes and writes no picture, even where its memory of the last run is gone', () => {
  for (const file of filesOf(path.join(root, '.cache')).filter((name) => name.startsWith('last-run')))
    rmSync(path.join(root, '.cache', file))
  rmSync(path.join(root, '.cache/pictures/made'), { recursive: true })
  const { stdout } = generate(root)
  expect(stdout).toContain('0 written, 0 removed')
  expect(existsSync(path.join(root, '.cache/pictures/made'))).toBe(false)
})

test('after a change of pictures, the output is that of a clean build', async () => {
  const before = withStone()
  edit(root, 'content/pages/gallery/en.md', 'focus: [0, 0.5]', 'focus: [1, 0.5]')
  await drawStone('#445566')
  expect(generate(root)).toMatchObject({ code: 0 })
  expect(withStone()).toEqual(before)
  // Lists what stays for pages that are open.
  const {
    'builds/latest.json': _warm,
    'builds/retired.json': retired,
    'builds/files.txt': _files,
    ...warm
  } = treeOf(out())
  expect(retired).toBeDefined()
  for (const folder of ['output', '.cache']) rmSync(path.join(root, folder), { recursive: true })
  expect(generate(root)).toMatchObject({ code: 0 })
  const { 'builds/latest.json': _clean, 'builds/files.txt': _own, ...clean } = treeOf(out())
  const kept = Object.keys(warm).filter((file) => !(file in clean))
  // Pages that are open may still ask for the pictures of the last build.
  expect(kept.every((file) => /^assets\/pictures\/(screen|stone)-/.test(file))).toBe(true)
  for (const file of Object.keys(clean)) expect([file, warm[file]]).toEqual([file, clean[file]])
})

test('watch makes a picture when it is asked for, with the bytes of a build', async () => {
  await withServer(['watch', '--root', root, '--port', '0', '--at', AT], async (url) => {
    const file = named('screen-320', '.avif')
    await expect.poll(async () => (await fetch(new URL('/en/gallery/', url))).status, { timeout: 60_000 }).toBe(200)
    expect(pictures().length).toBeGreaterThan(0)
    expect(filesOf(path.join(root, '.cache/watch')).some((one) => one.startsWith('assets/pictures/'))).toBe(false)
    const answer = await fetch(new URL(file, url))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytesOf(file))).toBe(true)
  })
})

describe('what is wrong with a picture is reported with its file', () => {
  test('one that is cut off, one with too many pixels, and one without words', async () => {
    const folder = path.join(root, 'content/pages/gallery')
    truncateSync(path.join(folder, 'upright.jpg'), 4000)
    await sharp({ create: { width: 12_000, height: 6000, channels: 3, background: '#fff' } })
      .png()
      .toFile(path.join(folder, 'narrow.png'))
    edit(root, 'content/pages/gallery/en.md', 'narrow: ./narrow.webp', 'narrow: ./narrow.png')
    edit(root, 'content/pages/gallery/en.md', "alt: '', ", '')
    const { code, stderr } = generate(root)
    expect(code).toBe(1)
    expect(stderr).toContain('content/pages/gallery/upright.jpg:1:1')
    expect(stderr).toContain('the picture cannot be decoded')
    expect(stderr).toContain('the picture has 12000 × 6000 pixels')
    expect(stderr).toContain('missing-alt')
  })
})
