import { describe, expect, test } from 'vitest'
import { rowsOf } from '../../../../templates/sections/service-index/island/Comparison.tsx'
import {
  byPrice,
  onlyFound,
  pairOf,
  picked,
  type Basis,
  type Service,
} from '../../../../templates/sections/service-index/island/service.ts'

function service(key: string, basis: Basis, cost: number, more: Partial<Service> = {}): Service {
  return {
    key,
    name: key.toUpperCase(),
    link: null,
    pillar: 'cobalt',
    area: 'Azure',
    audience: 'all',
    model: 'once',
    duration: '',
    price: [{ figure: `€${cost}`, per: '', note: '' }],
    basis,
    cost,
    terms: {},
    included: [],
    conditions: [],
    response: '',
    ...more,
  }
}

const NAMES = { once: 'Once', month: 'Month', unit: 'Unit', hour: 'Hour', effort: 'Effort', request: 'Request' }
const SERVICES = [
  service('a', 'request', 0.9),
  service('b', 'once', 24_900),
  service('c', 'effort', 6),
  service('d', 'once', 2900),
  service('e', 'unit', 7.9),
]

const keysOf = (groups: readonly { readonly title: string; readonly services: readonly Service[] }[]) =>
  groups.map(({ title, services }) => [title, services.map(({ key }) => key).join('')])

describe('the order by price', () => {
  test('compares only prices of one basis, and leaves out bases without services', () => {
    expect(keysOf(byPrice(SERVICES, 'price', NAMES))).toEqual([
      ['Once', 'db'],
      ['Unit', 'e'],
      ['Effort', 'c'],
      ['Request', 'a'],
    ])
  })

  test('downwards, the bases stay where they are', () => {
    expect(keysOf(byPrice(SERVICES, 'price-down', NAMES))[0]).toEqual(['Once', 'bd'])
    expect(keysOf(byPrice(SERVICES, 'price-down', NAMES)).at(-1)).toEqual(['Request', 'a'])
  })

  test('keeps the order of the list among equal prices', () => {
    const equal = [service('x', 'once', 1), service('y', 'once', 1)]
    expect(keysOf(byPrice(equal, 'price', NAMES))).toEqual([['Once', 'xy']])
    expect(keysOf(byPrice(equal, 'price-down', NAMES))).toEqual([['Once', 'xy']])
  })
})

test('a group of which nothing is found is left out', () => {
  const groups = [
    { key: 'one', title: 'One', services: SERVICES.slice(0, 2) },
    { key: 'two', title: 'Two', services: SERVICES.slice(2) },
  ]
  expect(keysOf(onlyFound(groups, SERVICES.slice(1, 2)))).toEqual([['One', 'b']])
})

describe('the pair', () => {
  test('takes two, in the order of picking, and gives one back', () => {
    expect(picked([], 'a')).toEqual(['a'])
    expect(picked(['b'], 'a')).toEqual(['b', 'a'])
    expect(picked(['b', 'a'], 'b')).toEqual(['a'])
  })

  test('refuses a third one instead of guessing which one to replace', () => {
    expect(picked(['a', 'b'], 'c')).toBeNull()
  })

  test('is the first two of an address that names more', () => {
    expect(pairOf(['a', 'b', 'c'])).toEqual(['a', 'b'])
  })
})

describe('the comparison', () => {
  const columns = {
    service: 'Service',
    price: 'Price',
    terms: 'Terms',
    model: 'Model',
    duration: 'Duration',
    audience: 'For whom',
  }
  const texts = {
    heading: '',
    criterion: '',
    included: 'Included',
    conditions: 'Terms',
    response: 'Response',
    missing: 'none',
  }
  const rows = (...pair: Service[]) => rowsOf(pair, columns, texts)

  test('has a row for what one of them states, with nothing for the other', () => {
    const both = rows(service('a', 'once', 1, { included: ['Setup', 'Test'] }), service('b', 'once', 2))
    expect(both.find(({ label }) => label === 'Included')?.cells).toEqual([['Setup', 'Test'], []])
  })

  test('leaves out what neither states', () => {
    const labels = rows(service('a', 'once', 1), service('b', 'once', 2)).map(({ label }) => label)
    expect(labels).toEqual(['Price', 'Model', 'For whom'])
  })
})
