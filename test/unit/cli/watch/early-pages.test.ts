import { expect, test, vi } from 'vitest'
import { createEarlyPages } from '../../../../cli/watch/early-pages.ts'

const sheets = () =>
  vi.fn<() => { path: string; content: string }[]>(() => [
    { path: 'assets/style.new.css', content: 'a { color: red }' },
  ])

test('style sheets are made once, when one is asked for that is not on disk', () => {
  const early = createEarlyPages((pathname) => pathname === '/assets/style.old.css')
  const make = sheets()
  early.assets([], make)
  expect(early.asset('/assets/style.old.css')).toBeUndefined()
  expect(early.asset('/assets/main.js')).toBeUndefined()
  expect(make).not.toHaveBeenCalled()
  expect(early.asset('/assets/style.new.css')).toBe('a { color: red }')
  expect(early.asset('/assets/style.unknown.css')).toBeUndefined()
  expect(make).toHaveBeenCalledTimes(1)
})

test('after a change, the style sheets of the new build are made', () => {
  const early = createEarlyPages(() => false)
  early.assets([], () => [])
  expect(early.asset('/assets/style.new.css')).toBeUndefined()
  early.assets([], sheets())
  expect(early.asset('/assets/style.new.css')).toBe('a { color: red }')
})
