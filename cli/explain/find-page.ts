import type { Locale } from '../../i18n/locales.ts'
import { withEscapes, withLetters } from '../../renderer/definitions/decoded.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import type { Page } from '../../renderer/definitions/page.ts'
import type { Settings } from '../../renderer/definitions/settings/settings.ts'
import { basePath, withSlash } from '../../renderer/definitions/url.ts'
import { sourceOf } from '../../renderer/library/library.ts'
import type { LoadedSite } from '../content/loaded.ts'

/** Result of looking up an address. */
type Found =
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'redirect'; readonly from: string; readonly to: string }
  | { readonly kind: 'none'; readonly nearest: string | undefined }

type Searched = Pick<LoadedSite, 'pages' | 'redirects'> & {
  readonly data: { readonly settings: Pick<Settings, 'baseUrl' | 'defaultLocale'> }
}

/**
 * Finds a page by path, with that of the base URL or without, or by URL, output file or content file. A path without language means the
 * page in the default language, or in the first one that has it, unless it is the path of several pages.
 */
export function findPage({ pages, redirects, data }: Searched, address: string): Found {
  const asked = pathIn(address, data.settings.baseUrl)
  const base = `${basePath(data.settings.baseUrl)}/`
  const isBelow = asked.startsWith(base) && !pages.some(({ route }) => route.path === asked)
  const path = isBelow ? asked.slice(base.length - 1) : asked
  const page = pages.find(
    ({ route }) => route.path === path || sourceOf(route) === address.normalize('NFC').replace(/^\.\//, ''),
  )
  if (page) return { kind: 'page', page }
  const redirect = redirects.find(({ from }) => withEscapes(withSlash(from)) === path)
  if (redirect) return { kind: 'redirect', ...redirect }
  const version = withoutLanguage(pages, path, data.settings.defaultLocale)
  if (version) return { kind: 'page', page: version }
  const paths = pages.map(({ route }) => route.path)
  // Without a language, assume the first one.
  const meant = paths.find((known) => known.endsWith(path)) ?? didYouMean(withLetters(path), paths.map(withLetters))
  return { kind: 'none', nearest: meant && withLetters(meant) }
}

function withoutLanguage(pages: readonly Page[], path: string, preferred: Locale): Page | undefined {
  const versions = pages.filter(({ route }) => route.path === `/${route.locale}${path}`)
  const groups = new Set(versions.map(({ route }) => route.group))
  if (groups.size !== 1) return undefined
  return versions.find(({ route }) => route.locale === preferred) ?? versions[0]
}

/** `https://www.example.com/de/career?x#jobs`, `output/de/career/index.html` → `/de/career/` */
function pathIn(address: string, baseUrl: string): string {
  const local = address.startsWith(baseUrl) ? address.slice(baseUrl.length) : address.replace(/^https?:\/\/[^/]+/, '')
  const [plain = ''] = local.split(/[?#]/)
  const file = plain.replace(/^\.?\/?output\//, '/').replace(/index\.html$|_payload\.json$/, '')
  return withEscapes(withSlash(file.startsWith('/') ? file : `/${file}`))
}
