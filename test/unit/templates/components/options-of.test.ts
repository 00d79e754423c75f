import { expect, test } from 'vitest'
import { optionsOf } from '../../../../templates/components/lists/options-of.ts'

test('each column becomes an option with what every row says of it, under the headings of the rows; one is open', () => {
  const groups = [
    { heading: 'Sign-in', rows: [['Risk', 'no', 'yes']] },
    { strong: true, rows: [['Price', '€6', '€9']] },
  ]
  expect(optionsOf(['P1', 'P2'], groups, 1)).toEqual([
    {
      name: 'P1',
      isOpen: false,
      groups: [
        { heading: 'Sign-in', strong: undefined, facts: [{ term: 'Risk', value: 'no' }] },
        { heading: undefined, strong: true, facts: [{ term: 'Price', value: '€6' }] },
      ],
    },
    {
      name: 'P2',
      isOpen: true,
      groups: [
        { heading: 'Sign-in', strong: undefined, facts: [{ term: 'Risk', value: 'yes' }] },
        { heading: undefined, strong: true, facts: [{ term: 'Price', value: '€9' }] },
      ],
    },
  ])
})
