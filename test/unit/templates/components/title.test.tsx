import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Title } from '../../../../templates/components/text/Title.tsx'

const html = (text: string): string => renderToStaticMarkup(<Title text={text} />)

test('words that stay together may be apart where there is no room for them', () => {
  expect(html('Elf Minuten\u00a0im\u00a0SOC')).toBe('Elf Minuten\u00a0<wbr/>im\u00a0<wbr/>SOC')
})

test('a title without them is its text', () => {
  expect(html('Was in Kürze')).toBe('Was in Kürze')
})
