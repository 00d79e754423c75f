import { expect, test } from 'vitest'
import type { PlannedPage } from '../../../cli/build/plan.ts'
import { takeOverShards } from '../../../cli/build/shards/shards.ts'

test('a build without shards makes no digest of a page before it is rendered', () => {
  const page = {
    get digest(): string {
      throw new Error('The digest of a page was made')
    },
  } as PlannedPage
  const target = { base: 'base', staging: '/nowhere', root: '/nowhere' }
  expect(takeOverShards([], [page], target)).toEqual({ results: [], issues: [] })
})
