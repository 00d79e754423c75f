import { expect, test } from 'vitest'
import { recordsClass } from '../../../templates/components/table/records.ts'

test('one or two columns of figures stay beside the name of a record on phones, more share lines below it', () => {
  expect([0, 1, 2, 3].map((figures) => recordsClass(figures, 5))).toEqual([
    'records',
    'records figures-beside figures-1',
    'records figures-beside figures-2',
    'records figures-below',
  ])
})

test('a name and a text stay side by side', () => {
  expect(recordsClass(0, 2)).toBe('records records-pair')
  expect(recordsClass(1, 2)).toBe('records figures-beside figures-1')
})
