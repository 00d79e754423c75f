import { expect, test } from 'vitest'
import { partsOf } from '../../../templates/components/chart/DayTrack.tsx'

test.each([
  ['a morning', '06:00', '12:00', [[0.25, 0.5]]],
  ['a day to midnight', '18:00', '00:00', [[0.75, 1]]],
  [
    'a night, in two parts',
    '18:00',
    '06:00',
    [
      [0, 0.25],
      [0.75, 1],
    ],
  ],
  ['all day', '00:00', '00:00', [[0, 1]]],
])('a duty for %s takes its share of the 24 hours', (_, from, to, shares) => {
  expect(partsOf({ from, to }).map((part) => [part.from, part.to])).toEqual(shares)
})
