import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withArrow } from '../../../../templates/components/link/with-arrow.tsx'

const markup = (children: Parameters<typeof withArrow>[0]): string =>
  renderToString(withArrow(children))
    .replace(/<svg.*<\/svg>/, '↗')
    .replaceAll('<!-- -->', '')

test('the arrow stays with the end of the last word, however long it is', () => {
  expect(markup('to terraform-provider')).toBe(
    '<span data-external="true">to terraform-provid<span class="nowrap">er↗</span></span>',
  )
})

test('the arrow stays with an element that comes last', () => {
  expect(markup(['to ', <code key="a">x</code>])).toBe(
    '<span data-external="true">to <span class="nowrap"><code>x</code>↗</span></span>',
  )
})
