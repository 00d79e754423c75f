import { TOUCH_ICON, type Assets } from '../definitions/assets.ts'
import { basePath, MANIFEST } from '../definitions/url.ts'
import { packOf } from '../../i18n/locales.ts'
import type { TextFile } from '../definitions/collections/collection-outputs.ts'
import { tagOf, type Settings } from '../definitions/settings/settings.ts'

/**
 * The web app manifest: name and icons for home screens and app lists. The site still opens in the browser.
 * https://www.w3.org/TR/appmanifest/
 */
export function manifestFile(
  settings: Settings,
  { icons }: Pick<Assets, 'icons'>,
  colour: string | undefined,
): TextFile {
  const { baseUrl, brand, defaultLocale, icon } = settings
  const base = basePath(baseUrl)
  const drawn = icons
    .filter(({ width }) => width > TOUCH_ICON)
    .map(({ src, width, height }) => ({ src: base + src, sizes: `${width}x${height}`, type: 'image/png' }))
  const own = icon?.endsWith('.svg') ? [{ src: base + icon, sizes: 'any', type: 'image/svg+xml' }] : []
  const manifest = {
    name: brand,
    short_name: brand,
    lang: tagOf(defaultLocale, settings),
    dir: packOf(defaultLocale).direction,
    id: `${base}/`,
    start_url: `${base}/`,
    scope: `${base}/`,
    display: 'browser',
    ...(colour !== undefined && { theme_color: colour, background_color: colour }),
    icons: [...own, ...drawn],
  }
  return { path: MANIFEST, content: `${JSON.stringify(manifest, null, 2)}\n` }
}
