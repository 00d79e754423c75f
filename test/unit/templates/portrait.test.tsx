import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Portrait } from '../../../templates/collections/authors/AuthorPage.tsx'

test('a person is shown by their picture, which has their name', () => {
  const image = { kind: 'image', src: '/assets/ada.jpg', width: 640, height: 800 } as const
  expect(renderToStaticMarkup(<Portrait name="Ada Alpha" image={image} />)).toContain(
    '<img src="/assets/ada.jpg" alt="Ada Alpha" width="640" height="800"/>',
  )
})

test('a person without a picture is shown by the relief of their name', () => {
  expect(renderToStaticMarkup(<Portrait name="Ada Alpha" image={undefined} />)).toMatch(/class="[^"]*monogram[^"]*"/)
})
