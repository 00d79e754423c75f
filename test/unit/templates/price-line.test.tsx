import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Page } from '../../../renderer/definitions/page.ts'
import type { Context } from '../../../templates/context.ts'
import { PriceLine } from '../../../templates/components/prices/PriceLine.tsx'

/** The line on a page with these sections. */
function lineOf(showsPrice: boolean, sections: readonly { readonly type: string; readonly price?: string }[]): string {
  const page = { showsPrice, view: { template: 'page', sections } } as unknown as Page
  // The part reads nothing else.
  const context = { page, chrome: { footer: { notes: { prices: 'Net.' } } } } as unknown as Context
  return renderToString(<PriceLine context={context} />)
}

test('a page that shows a price ends with the note on prices', () => {
  expect(lineOf(true, [{ type: 'prose' }])).toContain('Net.')
})

test('a page without prices has no note', () => {
  expect(lineOf(false, [{ type: 'prose' }])).toBe('')
})

test.each([{ type: 'prices' }, { type: 'service-index' }, { type: 'compare', price: '9 €' }])(
  'the note is not said again where %j says it',
  (section) => {
    expect(lineOf(true, [{ type: 'prose' }, section])).toBe('')
  },
)
