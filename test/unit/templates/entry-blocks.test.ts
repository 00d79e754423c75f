import { expect, test } from 'vitest'
import { theme } from '../../../templates/index.ts'

const collection = (name: string) => theme.collections.find((one) => one.name === name)
const faultsOf = (name: string, type: string) =>
  collection(name)?.check?.({ title: '', description: '', blocks: { costs: { type } } } as never) ?? []

test.each(['posts', 'casestudies', 'authors'])(
  'a text of %s may show charts, for which entries have styles',
  (name) => {
    expect(faultsOf(name, 'bars')).toEqual([])
  },
)

test.each(['posts', 'casestudies', 'authors'])(
  'a text of %s may not show what its pages have no styles for',
  (name) => {
    expect(faultsOf(name, 'pillars')).toMatchObject([
      { path: ['blocks', 'costs', 'type'], message: '`pillars` has no styles in the text of an entry' },
    ])
  },
)
