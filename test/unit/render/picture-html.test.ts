import { expect, test } from 'vitest'
import type { Image } from '../../../renderer/definitions/fields/pictures.ts'
import type { PicturePlace, Variant } from '../../../renderer/definitions/picture.ts'
import { imgProps, pictureHtml } from '../../../renderer/render/picture-html.ts'
import { sha256 } from '../../../cli/output/digest.ts'

const raster = { digest: 'source', type: 'png', ground: '124'.repeat(12) } as const
const image: Image = { kind: 'image', src: '/assets/pictures/hill-900.0123456789.png', width: 900, height: 600, raster }
const place: PicturePlace = { widths: [300, 600], sizes: '50vw' }

function shown(of: Image, at = place, { alt = 'A hill', isFirst = false } = {}) {
  const added: Variant[] = []
  const html = pictureHtml(of, at, { alt, isFirst, add: (variant) => added.push(variant), digest: sha256 })
  return { html: html.replaceAll(/\.[0-9a-f]{10}\./g, '.'), added }
}

test('a picture is offered in two formats and several widths, with its size, and is loaded when it comes near', () => {
  const { html, added } = shown(image)
  expect(html).toContain(
    '<source type="image/avif" srcset="/assets/pictures/hill-300.avif 300w, /assets/pictures/hill-600.avif 600w" sizes="50vw" width="900" height="600"/>',
  )
  expect(html).toContain(
    '<img src="/assets/pictures/hill-900.png" alt="A hill" width="900" height="600" loading="lazy" decoding="async"/>',
  )
  expect(added.map(({ type, width }) => `${type} ${width}`)).toEqual(['avif 300', 'avif 600', 'webp 300', 'webp 600'])
})

test('the first picture of a page does not wait', () => {
  const { html } = shown(image, place, { isFirst: true })
  expect(html).toContain('fetchpriority="high"')
  expect(html).not.toContain('lazy')
})

test('has a drawing of its colours below it, without a style; a transparent one has none', () => {
  const { html } = shown(image)
  expect(html).toMatch(
    /<svg class="picture-ground" width="0" height="0" [^>]*aria-hidden="true">(<path [^>]*>){12}<\/svg>/,
  )
  expect(html).not.toContain('style=')
  expect(shown({ ...image, raster: { ...raster, ground: null } }).html).not.toContain('<svg')
})

test('narrow windows get the picture that is meant for them, in its own ratio', () => {
  const { html, added } = shown({ ...image, narrow: image }, { ...place, narrowRatio: 1 })
  expect(html).toContain('<source media="(max-width: 47.99rem)" type="image/avif"')
  expect(html).toMatch(/<source media[^>]* width="600" height="600"\/>/)
  expect(added).toHaveLength(8)
})

test('without a picture of their own, narrow windows get a crop in their ratio, if the place says one', () => {
  const { html } = shown(image, { ...place, narrowRatio: 1 })
  expect(html).toMatch(/<source media[^>]* width="600" height="600"\/>/)
  expect(shown(image).html).not.toContain('media=')
})

test('the address of a narrow drawing is written once', () => {
  const drawing = { kind: 'image', src: '/C%23 a.svg', width: 4, height: 3 } as const
  expect(shown({ ...drawing, narrow: drawing }).html).toContain('srcset="/C%23%20a.svg"')
})

test('a drawing is passed through', () => {
  const drawing = { kind: 'image', src: '/a.svg', width: 4, height: 3 } as const
  expect(shown(drawing)).toEqual({
    html: '<span class="picture"><picture><img src="/a.svg" alt="A hill" width="4" height="3" loading="lazy" decoding="async"/></picture></span>',
    added: [],
  })
})

test('words are escaped', () => {
  expect(shown(image, place, { alt: '"<b>' }).html).toContain('alt="&quot;&lt;b&gt;"')
})

test('an island gets the widths of a picture as attributes, and of a drawing only the file', () => {
  const add = (): void => undefined
  const props = imgProps(image, { ...place, ratio: 1 }, { alt: 'A hill', add, digest: sha256 })
  expect(JSON.stringify(props).replaceAll(/\.[0-9a-f]{10}\./g, '.')).toBe(
    JSON.stringify({
      src: '/assets/pictures/hill-600.png',
      srcSet: '/assets/pictures/hill-300.webp 300w, /assets/pictures/hill-600.webp 600w',
      sizes: '50vw',
      width: 600,
      height: 600,
      alt: 'A hill',
    }),
  )
  const drawing = { kind: 'image', src: '/a.svg', width: 4, height: 3 } as const
  expect(imgProps(drawing, place, { alt: '', add, digest: sha256 })).toEqual({
    src: '/a.svg',
    width: 4,
    height: 3,
    alt: '',
  })
})
