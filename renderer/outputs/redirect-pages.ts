import { packOf } from '../../i18n/locales.ts'
import type { TextFile } from '../definitions/collections/collection-outputs.ts'
import { withLetters } from '../definitions/decoded.ts'
import { foldedName } from '../definitions/letters/folded-name.ts'
import { escapeHtml } from '../definitions/html.ts'
import { tagOf, type Settings } from '../definitions/settings/settings.ts'
import { absoluteUrl, htmlFileOf, withoutLocale } from '../definitions/url.ts'
import type { Redirect } from './redirect.ts'

/** File of the page for a redirect: `de/old/index.html` for `/de/old`, and for `/old.html` that file, which hosts look for as it is. */
export function redirectFileOf(from: string): string {
  // An old path has no escapes but those that are no text: a `%` belongs to its name.
  const file = from.slice(1)
  if (/\.html?$/.test(file)) return file
  return file === '' || file.endsWith('/') ? `${file}index.html` : `${file}/index.html`
}

/**
 * The redirects that get a page. `/de/News` gets none beside a page `/de/news/`: where case does not count, they would be one file, which
 * leads to itself. The files for hosts contain it all the same.
 */
export function redirectsWithPages(redirects: readonly Redirect[], paths: readonly string[]): readonly Redirect[] {
  const taken = new Map(paths.map((path) => [foldedName(htmlFileOf(path)), htmlFileOf(path)]))
  return redirects.filter(({ from }) => {
    const file = redirectFileOf(from)
    const other = taken.get(foldedName(file))
    if (other === undefined) taken.set(foldedName(file), file)
    return other === undefined || other === file
  })
}

/** A redirecting page, for hosts without redirects. */
export function redirectPage({ from, to }: Redirect, settings: Settings): TextFile {
  const locale = withoutLocale(from).locale ?? settings.defaultLocale
  const target = escapeHtml(to.startsWith('/') ? absoluteUrl(settings.baseUrl, to) : to)
  const href = escapeHtml(to)
  const shown = escapeHtml(to.startsWith('/') ? withLetters(to) : to)
  return {
    path: redirectFileOf(from),
    content: `<!doctype html>
<html lang="${tagOf(locale, settings)}" dir="${packOf(locale).direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="${escapeHtml(settings.viewport)}">
<title>${shown}</title>
<meta name="robots" content="noindex">
${settings.noindex ? '' : `<link rel="canonical" href="${target}">\n`}<meta http-equiv="refresh" content="0; url=${href}">
</head>
<body><p><a href="${href}">${shown}</a></p></body>
</html>
`,
  }
}
