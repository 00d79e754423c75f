import { describe, expect, test } from 'vitest'
import { manifestFile } from '../../../renderer/outputs/manifest.ts'
import { assets, settingsOf } from '../builders.ts'

const manifestOf = (icon: string | undefined, colour?: string): Record<string, unknown> =>
  JSON.parse(manifestFile(settingsOf({ icon }), assets, colour).content) as Record<string, unknown>

describe('site.webmanifest', () => {
  test('names the site, in its default language, as a page of the browser', () => {
    expect(manifestFile(settingsOf(), assets, undefined).path).toBe('site.webmanifest')
    expect(manifestOf('/icon.svg')).toMatchObject({ name: 'Alpha', lang: 'de-DE', start_url: '/', display: 'browser' })
  })

  test('has the icon itself and those that are drawn from it, but for the one of iOS', () => {
    expect(manifestOf('/icon.svg')['icons']).toEqual([
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/assets/icon-512.png', sizes: '512x512', type: 'image/png' },
    ])
  })

  test('has the colour of the theme, where it has one', () => {
    expect(manifestOf(undefined, '#031019')).toMatchObject({ theme_color: '#031019', background_color: '#031019' })
    expect(manifestOf(undefined)).not.toHaveProperty('theme_color')
  })
})
