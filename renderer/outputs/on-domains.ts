import type { Settings } from '../definitions/settings/settings.ts'
import type { TextFile } from '../definitions/collections/collection-outputs.ts'
import { escapePattern } from '../../i18n/escape-pattern.ts'

/** Adds the domains to the addresses in a text file of the output. */
type OnDomains = (file: TextFile) => TextFile

/**
 * For a site with a domain for each language. Content, pages and templates know one base URL; when a text becomes a file, absolute URLs of
 * a language get its domain (canonical, hreflang, feeds, sitemaps, structured data), and links to a language that has another one become
 * absolute. Addresses of files that a page loads stay on its own domain: every domain serves the same folder.
 */
export function onDomains({ baseUrl, domains, locales }: Pick<Settings, 'baseUrl' | 'domains' | 'locales'>): OnDomains {
  if (Object.keys(domains).length === 0) return (file) => file
  const domainOf = (locale: string): string => domains[locale] ?? baseUrl
  const absolute = new RegExp(`${escapePattern(baseUrl)}(?=/(${locales.join('|')})/)`, 'g')
  const absoluteElse = new RegExp(`${escapePattern(baseUrl)}(?=/(?!(?:${locales.join('|')})/)[^/\\s"<]+)`, 'g')
  // In JSON, quotes of HTML are escaped, and values have their own quotes.
  const relative = new RegExp(`(?: href=\\\\?"|"href":"|&quot;href&quot;:&quot;)(?=/(${locales.join('|')})/)`, 'g')
  return ({ path, content }) => {
    if (!/\.(?:html|json|xml|ics|txt)$/.test(path)) return { path, content }
    const [own = ''] = path.split('/')
    const here = domainOf(own)
    const moved = content
      .replaceAll(absolute, (_, locale: string) => domainOf(locale))
      // Link preview pictures use the page's own domain.
      .replaceAll(absoluteElse, here)
    if (!locales.includes(own)) return { path, content: moved }
    const linked = moved.replaceAll(relative, (start, locale: string) => {
      const there = domainOf(locale)
      return there === here ? start : start + there
    })
    return { path, content: linked }
  }
}
