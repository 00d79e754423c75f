import { expect, test } from 'vitest'
import { plan } from '../../../../cli/build/plan.ts'
import type { BuildRecord } from '../../../../cli/build/record.ts'
import { pageAt } from '../../builders.ts'

const record: BuildRecord = {
  version: 1,
  base: 'base-1',
  id: 'id-1',
  pages: {
    '/de/a/': { digest: 'a1', files: ['de/a/index.html', 'assets/art.svg'] },
    '/de/gone/': { digest: 'g1', files: ['de/gone/index.html'] },
  },
  files: {},
}

test.each<[string, string, string, string, BuildRecord | undefined, readonly string[], 'render' | 'keep']>([
  ['keeps a page that is as it was', '/de/a/', 'a1', 'base-1', record, [], 'keep'],
  ['renders a page with another value', '/de/a/', 'a2', 'base-1', record, [], 'render'],
  ['renders a new page', '/de/b/', 'a1', 'base-1', record, [], 'render'],
  ['renders a page when what all share has changed', '/de/a/', 'a1', 'base-2', record, [], 'render'],
  ['renders a page without a record', '/de/a/', 'a1', 'base-1', undefined, [], 'render'],
  ['renders a page whose document was touched', '/de/a/', 'a1', 'base-1', record, ['de/a/index.html'], 'render'],
  ['renders a page of which another file is gone', '/de/a/', 'a1', 'base-1', record, ['assets/art.svg'], 'render'],
  [
    'keeps a page when the file of another was touched',
    '/de/a/',
    'a1',
    'base-1',
    record,
    ['de/gone/index.html'],
    'keep',
  ],
])('%s', (_, path, digest, base, last, touched, expected) => {
  const planned = { page: pageAt(path), digest }
  const { render, keep } = plan([planned], base, last, (file) => !touched.includes(file))
  expect({ render: render.length, keep: keep.length }).toEqual({ render: 0, keep: 0, [expected]: 1 })
})

test('hands the files of a kept page on', () => {
  const { keep } = plan([{ page: pageAt('/de/a/'), digest: 'a1' }], 'base-1', record, () => true)
  expect(keep[0]?.recorded.files).toEqual(['de/a/index.html', 'assets/art.svg'])
})

test('forgets a page that is gone', () => {
  expect(plan([], 'base-1', record, () => true)).toEqual({ render: [], keep: [] })
})
