import { expect, test } from 'vitest'
import { recordsClass } from '../../../templates/components/table/records.ts'

test('one or two columns of figures stay beside the name of a record on phones, more are labelled like texts', () => {
  expect([0, 1, 2, 3].map(recordsClass)).toEqual([
    'records',
    'records figures-beside',
    'records figures-beside',
    'records',
  ])
})
