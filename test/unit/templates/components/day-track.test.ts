import { expect, test } from 'vitest'
import { jointsOf, partsOf } from '../../../../templates/components/chart/DayTrack.tsx'

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

test('shifts that follow one another are divided where they change, and midnight divides none', () => {
  const shifts = [
    { from: '06:00', to: '14:00' },
    { from: '14:00', to: '22:00' },
    { from: '22:00', to: '06:00' },
  ]
  expect(jointsOf(shifts.flatMap(partsOf))).toEqual([14 / 24, 22 / 24, 6 / 24])
  expect(jointsOf([{ from: '19:00', to: '07:00' }].flatMap(partsOf))).toEqual([])
})
