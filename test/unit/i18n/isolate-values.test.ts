import { expect, test } from 'vitest'
import { isolateValues } from '../../../i18n/isolate-values.ts'

/** Isolates made visible, in an Arabic sentence. */
const shown = (value: string): string =>
  isolateValues(`حتى ${value} في`).slice(4, -3).replaceAll('\u2066', '⟦').replaceAll('\u2069', '⟧')

test.each([
  '140 °C',
  '12 m³/h',
  '12 m<sup>3</sup>/h',
  '3 × 400 V',
  '−20 … +120 °C',
  '-20 °C … +120 °C',
  '20–\u206030 mm',
  '20 ± 2 mm',
  '2,900 1/min',
  '80 dB(A)',
  '10 000',
  '١٤٠ °C',
  '−20',
  '20°',
  '3D',
  '50Hz',
  '4-pin',
  '4-20 mA',
  '+49 421 5550140',
  '+49 (0)421 5550140',
  '0421 5550140',
])('a value whose parts would change places is isolated: %s', (value) => {
  expect(shown(value)).toBe(`⟦${value}⟧`)
})

test.each([
  'DN 80',
  'IP68',
  'ISO 9001:2015',
  'KX 40-160 / 12 m³/h',
  'R&amp;D 20 mm',
  '2025 Nordhafen',
  '- 5',
  '20–30',
  '01.02.2026',
  '01-05-2026',
  '09:00–17:00',
  '1.4408',
  '2025 120',
  '48 %',
  '\u200f1,450\u00a0CHF',
])('what is in order, or may be read in either, stays as it is: %s', (text) => {
  expect(shown(text)).toBe(text)
})

test('a list of values is read from right to left, each value from left to right', () => {
  expect(shown('10 bar، 16 bar (4 mm)')).toBe('⟦10 bar⟧، ⟦16 bar⟧ (⟦4 mm⟧)')
})

test('a value is isolated once', () => {
  expect(isolateValues(isolateValues('حتى 140 °C'))).toBe('حتى \u2066140 °C\u2069')
})

test('a text made to be slow takes no time', () => {
  const start = performance.now()
  for (const part of ['1 ', '1 x ', '1m/', 'a1-', '+1 ', '\u2066 1', '<sup>1']) isolateValues(part.repeat(10_000))
  expect(performance.now() - start).toBeLessThan(2000)
})
