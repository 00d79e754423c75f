import { expect, test } from 'vitest'
import { loadPacks } from '../../../i18n/load-packs.ts'
import { useLocales } from '../../../i18n/locales.ts'
import { valuesInOrder } from '../../../renderer/render/values-in-order.ts'

useLocales(await loadPacks(['de', 'ar', 'he']))

/** Isolates made visible. */
const shown = (html: string, locale = 'ar'): string =>
  valuesInOrder(html, locale).replaceAll('\u2066', '⟦').replaceAll('\u2069', '⟧')

test.each(['ar', 'he'])('values in the texts of a page in %s are isolated', (locale) => {
  expect(shown('<h2>16 bar</h2><td>12 m<sup>3</sup>/h</td><p>(<b>5 mm</b>)', locale)).toBe(
    '<h2>⟦16 bar⟧</h2><td>⟦12 m<sup>3</sup>/h⟧</td><p>(<b>⟦5 mm⟧</b>)',
  )
})

test('a page in a language from left to right stays as it is', () => {
  expect(shown('<p>16 bar</p>', 'de')).toBe('<p>16 bar</p>')
})

test.each([
  '<img alt="16 bar">',
  '<code>16 bar</code>',
  '<select><option>16 bar</option></select>',
  '<script>16 bar</script>',
  '<svg><text>16 bar</text></svg>',
  '<site-island data-props="16 bar"><p>16 bar</p></site-island>',
  '<a href="/16 bar">x</a>',
  '<a dir="ltr" href="tel:+2035550142">+20 3 5550 142</a>',
])(
  'attributes, code, what is sent, what the browser draws again and what has a direction stay as they are: %s',
  (html) => {
    expect(shown(html)).toBe(html)
  },
)
