import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Context } from 'kartograf'
import { Portrait } from '../../../../templates/collections/authors/AuthorPage.tsx'

const context: Pick<Context, 'picture'> = {
  picture: ({ src }, { ratio }, { alt } = {}) => <img src={src} alt={alt ?? ''} data-ratio={ratio} />,
}

test('a person is shown by their picture, cropped to a square, which has their name', () => {
  const image = { kind: 'image', src: '/assets/ada.jpg', width: 640, height: 800 } as const
  expect(renderToStaticMarkup(<Portrait name="Ada Alpha" image={image} context={context} />)).toContain(
    '<img src="/assets/ada.jpg" alt="Ada Alpha" data-ratio="1"/>',
  )
})

test('a person without a picture is shown by the relief of their name', () => {
  const html = renderToStaticMarkup(<Portrait name="Ada Alpha" image={undefined} context={context} />)
  expect(html).toMatch(/class="[^"]*monogram[^"]*"/)
})
