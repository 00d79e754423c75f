import { expect, test } from 'vitest'
import type { Theme } from 'kartograf'
import { pictureOf, withPicture } from '../../../renderer/render/picture.ts'
import { theme } from '../../site/templates/index.ts'
import { pageAt, siteWith } from '../builders.ts'

const drawing = { ...theme, socialImage: () => '<svg/>' }
const outline = () => ({ markup: () => '', width: 0 })
const pageWith = (src: string) => pageAt('/de/a/', { image: { kind: 'image', src, width: 4, height: 3 } })
const setup = { site: siteWith(), theme: drawing, digest: () => '0123456789ab' }
const FACE = { size: 100, weight: 600, width: 100 }
const pictureFor = (src: string) => pictureOf(pageWith(src), setup, outline)

test('a picture of its own is that of the page for links on other sites', () => {
  expect(pictureFor('/assets/a.png')).toBeNull()
})

test('a drawing in SVG is not, since no network shows it: another one is drawn', () => {
  const picture = pictureFor('/assets/a.svg')
  expect(picture?.path).toBe('assets/social.0123456789.png')
  expect(withPicture(pageWith('/assets/a.svg'), picture).meta.image?.src).toBe('/assets/social.0123456789.png')
})

test('it is told in words if the theme has some for it', () => {
  const telling = { ...theme, socialImage: () => ({ svg: '<svg/>', alt: 'Words of the theme' }) }
  const page = pageWith('/assets/a.svg')
  const picture = pictureOf(page, { ...setup, theme: telling }, outline)
  expect(picture?.svg).toBe('<svg/>')
  expect(withPicture(page, picture).meta.image?.alt).toBe('Words of the theme')
  expect(withPicture(page, pictureFor('/assets/a.svg')).meta.image).not.toHaveProperty('alt')
})

test('the letters that the font lacks are those of lines that are drawn, each once, and the picture is the same as without them', () => {
  const boxes = (text: string) => ({ markup: () => text, width: 0, lacks: text })
  const socialImage: Theme['socialImage'] = (_page, _settings, lines) => {
    lines('measured', FACE)
    return lines('犬猫犬', FACE).markup()
  }
  expect(pictureOf(pageWith('/assets/a.svg'), { ...setup, theme: { ...theme, socialImage } }, boxes)).toEqual({
    path: 'assets/social.0123456789.png',
    svg: '犬猫犬',
    lacks: '犬猫',
  })
})
