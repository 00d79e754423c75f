import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawApart } from '../../../../cli/theme/icons/draw-apart.ts'
import { IconError, type IconFault } from '../../../../cli/theme/icons/icon-fault.ts'
import { drawIcons } from '../../../../cli/theme/icons/icons.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url))

const svg = (inner: string, viewBox = '0 0 64 64'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${viewBox}">${inner}</svg>`
const RECT = '<rect width="64" height="64"/>'

async function draw(text: string, folder = temporaryFolder()): ReturnType<typeof drawIcons> {
  writeFiles(folder, { 'icon.svg': text })
  return drawIcons(path.join(folder, 'icon.svg'))
}

async function faultOf(text: string, folder?: string): Promise<IconFault | undefined> {
  const error = await draw(text, folder).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof IconError) return error.fault
  expect(error).toBeUndefined()
  return undefined
}

const red = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

test.each(['content/static/favicon.svg', 'cli/starter/content/static/favicon.svg'])(
  'an icon is drawn at three widths: %s',
  async (file) => {
    const pictures = await drawIcons(path.join(PROJECT, file))
    expect(pictures.map(({ width, height }) => [width, height])).toEqual([
      [180, 180],
      [192, 192],
      [512, 512],
    ])
    const sizes = await Promise.all(pictures.map(async ({ png }) => sharp(png).metadata()))
    expect(sizes.map(({ format, width }) => [format, width])).toEqual([
      ['png', 180],
      ['png', 192],
      ['png', 512],
    ])
  },
)

test.each([
  ['clips', '<clipPath id="c"><circle r="9"/></clipPath><g clip-path="url(#c)"><rect width="9"/></g>'],
  ['a soft shadow', `<filter id="f"><feDropShadow stdDeviation="2"/></filter><g filter="url(#f)">${RECT}</g>`],
  [
    'parts that are used again',
    '<g id="a"><path d="M0 0h9v9z"/></g><use href="#a" x="9"/><use xlink:href="#a" y="9"/>',
  ],
  ['a picture inside', `<image width="64" height="64" xlink:href="data:image/png;base64,${red.toString('base64')}"/>`],
  ['metadata of a program', '<metadata><cc:license xmlns:cc="c" cc:resource="https://example.org/"/></metadata>'],
])('an icon may have %s', async (_, inner) => {
  expect(await faultOf(svg(inner))).toBeUndefined()
})

test.each(['0 0 1 3000', '0 0 3000 1', '0 0 10 41'])('an icon of another shape is not drawn: %s', async (viewBox) => {
  const [, , width, height] = viewBox.split(' ')
  expect(await faultOf(svg(RECT, viewBox))).toEqual({
    message: `the icon is ${width} wide and ${height} high`,
    expected: 'a square, or at most 4 times as high as wide or as wide as high',
    hint: 'change `viewBox`, `width` and `height` of the <svg>',
  })
})

test.each([
  ['a path', (file: string) => `<image width="64" height="64" href="${file}"/>`],
  ['a path in the older form', (file: string) => `<image width="64" height="64" xlink:href = '${file}'/>`],
  ['a sign that ends no tag', (file: string) => `<image id=">" width="64" height="64" href="${file}"/>`],
  ['a prefix', (file: string) => `<s:image xmlns:s="http://www.w3.org/2000/svg" width="9" height="9" href="${file}"/>`],
  [
    'a reference',
    (file: string) => `<image width="64" height="64" href="&#x${file.charCodeAt(0).toString(16)};${file.slice(1)}"/>`,
  ],
  [
    'a part of a filter',
    (file: string) => `<filter id="f"><feImage href="${file}"/></filter><g filter="url(#f)">${RECT}</g>`,
  ],
  ['instructions around it', (file: string) => `<?a > <!-- ?><image width="64" height="64" href="${file}"/><?b --> ?>`],
  ['another file', () => '<use href="other.svg#a"/>'],
  ['a host', () => '<image width="64" height="64" href="https://example.org/a.png"/>'],
  ['a drawing inside', () => '<image width="64" height="64" href="data:image/svg+xml;base64,AAAA"/>'],
])('an icon shows no picture from elsewhere on the machine: %s', async (_, inner) => {
  const folder = temporaryFolder()
  const file = path.join(folder, 'private.png').replaceAll('\\', '/')
  await sharp(red).toFile(file)
  const fault = await faultOf(svg(inner(file)), folder)
  expect(fault?.message).toMatch(/^the icon refers to `.+`, which is not part of it$/)
  expect(fault?.hint).toBe('embed the picture when you export the icon, and remove links')
})

test('an icon hides no reference in an entity', async () => {
  const hidden = `<!DOCTYPE svg [<!ENTITY a "<image hr&#101;f='/a.png'/>">]>${svg('&a;')}`
  expect((await faultOf(hidden))?.message).toBe('the icon declares entities')
})

test('an icon that takes all memory is an issue, and the program goes on', async () => {
  const endless =
    '<pattern id="p" width="1e6" height="1e6" patternUnits="userSpaceOnUse"><path d="M0 0h1v1z"/></pattern>'
  const fault = await faultOf(svg(`${endless}<rect width="64" height="64" fill="url(#p)"/>`))
  expect(fault?.message).toBe('drawing the icon takes more than 512 MB of memory, or the renderer fails at it')
  const layers = 900
  const many = `${'<g opacity=".9">'.repeat(layers)}${RECT}${'</g>'.repeat(layers)}`
  expect((await faultOf(svg(many)))?.message).toBe(fault?.message)
})

test('an icon that takes too long is an issue', async () => {
  const filter = '<filter id="f"><feTurbulence baseFrequency=".1" numOctaves="2000"/></filter>'
  const slow = drawApart(svg(`${filter}<g filter="url(#f)">${RECT}</g>`), [512], 2)
  await expect(slow).rejects.toMatchObject({
    fault: {
      message: 'drawing the icon takes longer than 2 s',
      expected: 'an SVG of simple shapes',
      hint: 'simplify filters, masks, patterns and markers, and embed no large pictures',
    },
  })
})
