import { expect, test } from 'vitest'
import { picture } from '../../../../templates/sections/picture/Picture.tsx'
import { sectionHtml } from '../../../support/samples/section.tsx'

const plan = { kind: 'image', src: '/plan.png', alt: 'A plan', width: 4, height: 3 }

test('a picture with a text is beside it, and narrower files are enough', () => {
  const html = sectionHtml(picture, { picture: plan, text: { source: 'About it.' }, flip: true })
  expect(html).toContain('picture-row picture-row-flip')
  expect(html).toContain('<div class="prose">About it.</div>')
  expect(html).toContain('<img src="/plan.png" alt="A plan" data-widths="480 800 1280"/>')
})

test('a picture without a text takes the width of the page, with its caption below', () => {
  const html = sectionHtml(picture, { picture: plan, caption: { source: 'A caption.' } })
  expect(html).not.toContain('picture-row')
  expect(html).toContain('data-widths="480 800 1280 2000"')
  expect(html).toContain('<figcaption>A caption.</figcaption>')
})
