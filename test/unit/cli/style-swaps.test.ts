import { describe, expect, test } from 'vitest'
import type { Assets } from '../../../renderer/definitions/assets.ts'
import { styleSwaps } from '../../../cli/serve/style-swaps.ts'
import { assets } from '../builders.ts'

const kinds = (whole: string, part: string): Pick<Assets, 'kindStyles'> => ({
  kindStyles: { list: { whole, parts: ['/lists.css', part] } },
})

describe('when styles have changed', () => {
  test('open pages swap each sheet that has, also those that a navigation has added', () => {
    const last = { ...assets, ...kinds('/whole.1.css', '/part.1.css') }
    const now = { ...assets, ...kinds('/whole.2.css', '/part.2.css') }
    expect(styleSwaps(last, now)).toEqual([
      ['/whole.1.css', '/whole.2.css'],
      ['/part.1.css', '/part.2.css'],
    ])
  })

  test('nothing is swapped if nothing has', () => {
    expect(styleSwaps(assets, { ...assets })).toBeNull()
  })

  test('pages are reloaded if there are other kinds, or anything else has changed too', () => {
    const now = { ...assets, styles: '/assets/other.css' }
    expect(styleSwaps(assets, { ...now, ...kinds('/whole.css', '/part.css') })).toBeNull()
    expect(styleSwaps(assets, { ...now, script: '/assets/other.js' })).toBeNull()
  })
})
