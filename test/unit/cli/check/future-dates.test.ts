import { expect, test } from 'vitest'
import { futureDates } from '../../../../cli/check/future-dates.ts'
import { pageAt } from '../../builders.ts'
import { temporaryFolder } from '../temporary.ts'

test('warns of a text that visitors see before its day of publication', () => {
  const days = ['2026-11-20', '2026-11-21', null]
  const pages = days.map((published) => pageAt('/de/posts/a/', { published, type: 'article' }))
  const exhibition = pageAt('/de/exhibitions/a/', { published: '2027-01-01' })
  const copy = pageAt('/en/posts/a/', { published: '2026-11-21', type: 'article' })
  const copied = { ...copy, route: { ...copy.route, copyOf: 'de' } }
  expect(futureDates([...pages, exhibition, copied], '2026-11-20', temporaryFolder())).toMatchObject([
    { code: 'future-date', severity: 'warning', hint: '`publish: 2026-11-21` holds the text back until then' },
  ])
})
