import { expect, test } from 'vitest'
import { cardsOf } from '../../../renderer/pages/resolve/entries.ts'
import type { Scope } from '../../../renderer/pages/resolve/scope.ts'
import { ALL, entryOf, pageIn, targetsWith } from '../builders.ts'

test('a list looks at as many entries as it shows, and those that it leaves out on the way', () => {
  const days = Array.from({ length: 28 }, (_, at) => `2026-12-${String(at + 1).padStart(2, '0')}`)
  const events = days.map((day) =>
    entryOf('events', `e${day}`, 'de', { start: `${day}T09:00`, end: `${day}T17:00`, untranslated: { en: 'none' } }),
  )
  const targets = targetsWith([...pageIn(ALL, 'about'), ...events])
  let looks = 0
  const collections = new Map(targets.library.collections)
  const model = collections.get('events')
  const counted = new Proxy(model ?? {}, {
    get: (own, name) => ((looks += Number(name === 'over')), Reflect.get(own, name)),
  })
  collections.set('events', counted as NonNullable<typeof model>)
  const scope = {
    targets: { ...targets, library: { ...targets.library, collections } },
    locale: 'de',
    route: null,
    folder: '',
  } as unknown as Scope
  const field = { kind: 'list', collection: 'events', when: 'upcoming', skip: 1, limit: 2 } as const
  expect(cardsOf(field, scope)).toMatchObject([{ key: 'e2026-12-02' }, { key: 'e2026-12-03' }])
  expect(looks).toBeGreaterThan(0)
  expect(looks).toBeLessThan(10)
})
