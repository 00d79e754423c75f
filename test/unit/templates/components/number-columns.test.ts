import { describe, expect, test } from 'vitest'
import { numberColumns, rangeColumns } from '../../../../templates/components/table/column-kinds.ts'

const columns = (...rows: string[][]): number[] => [...numberColumns(rows)]

describe('numberColumns', () => {
  test('are those of plain numbers, in the notation of any language', () => {
    expect(columns(['Munich', '112', '1.640'], ['Graz', '43', '2,5'])).toEqual([1, 2])
    expect(columns(['€1,450', '0.5'], ['€24,900', '1'])).toEqual([0, 1])
  })

  test('are those of numbers with one unit', () => {
    expect(columns(['61 %', '9 Min.'], ['47 %', '17 Min.'])).toEqual([0, 1])
  })

  test('may have a strong total', () => {
    expect(columns(['112'], ['**318**'])).toEqual([0])
  })

  test('are not those of different units or of words', () => {
    expect(columns(['61 %', '3 of 5', '12'], ['47 days', '4 of 5', 'twelve'])).toEqual([])
  })

  test('may have gaps, but not only gaps', () => {
    expect(columns(['4', '–'], ['–', ''])).toEqual([0])
  })

  test('begin with a sign where it counts', () => {
    expect(columns(['−28'], ['+3'])).toEqual([0])
  })
})

describe('rangeColumns', () => {
  const ranges = (...rows: string[][]): number[] => [...rangeColumns(rows)]

  test('are those of amounts of money, with the currency on either side', () => {
    const rows = [
      ['42.000–54.000 €', '€42,000–54,000', 'CHF 72,000\u2060–\u206086,000', '72.000–86.000 CHF'],
      ['88.000–112.000\u00a0€', '€88,000–112,000', 'CHF 122,000–148,000', '122.000–148.000 CHF'],
    ]
    expect(ranges(...rows)).toEqual([0, 1, 2, 3])
  })

  test('are not those of single amounts, of times or of words', () => {
    expect(ranges(['42.000 €', '9:00–17:00', '5–10 days'])).toEqual([])
  })
})
