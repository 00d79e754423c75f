import { describe, expect, test } from 'vitest'
import type { Assets } from '../../../../../renderer/definitions/assets.ts'
import { styleSwaps } from '../../../../../cli/watch/live/style-swaps.ts'
import { assets } from '../../../builders.ts'

const kinds = [['list', 'map']]
const withMap = (map: string): Assets => ({ ...assets, kindStyles: { list: ['/list.css'], map: [map] } })

describe('when styles have changed', () => {
  test('open pages swap each sheet that has, also those that a navigation has added', () => {
    const sheet = /^\/assets\/style\.[0-9a-f]{10}\.css$/
    expect(styleSwaps(withMap('/map.1.css'), withMap('/map.2.css'), kinds)).toEqual([
      ['/map.1.css', '/map.2.css'],
      [expect.stringMatching(sheet), expect.stringMatching(sheet)],
    ])
  })

  test('parts are swapped that no page of the site has, because the gallery shows them', () => {
    expect(styleSwaps(withMap('/map.1.css'), withMap('/map.2.css'), [['list']])).toEqual([['/map.1.css', '/map.2.css']])
  })

  test('nothing is swapped if nothing has', () => {
    expect(styleSwaps(withMap('/map.css'), withMap('/map.css'), kinds)).toBeNull()
  })

  test('pages are reloaded if there are other kinds, or anything else has changed too', () => {
    const now = { ...assets, styles: '/assets/other.css' }
    expect(styleSwaps(assets, { ...withMap('/map.css'), styles: '/assets/other.css' }, kinds)).toBeNull()
    expect(styleSwaps(assets, { ...now, script: '/assets/other.js' }, kinds)).toBeNull()
  })
})
