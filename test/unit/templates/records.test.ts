import { expect, test } from 'vitest'
import { recordsClass } from '../../../templates/components/table/records.ts'

test('columns of figures stay columns on phones: one or two beside the name of a record, more below it', () => {
  expect([1, 2, 3].map((figures) => recordsClass(figures, 5))).toEqual([
    'records figures-beside',
    'records figures-beside',
    'records figures-below',
  ])
})

test('two columns of texts stay side by side on phones, more become labelled records', () => {
  expect([2, 3, undefined].map((columns) => recordsClass(0, columns))).toEqual([
    'records records-pair',
    'records',
    'records',
  ])
})
