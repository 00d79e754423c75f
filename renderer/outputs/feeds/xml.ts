import { escapeHtml } from '../../definitions/html.ts'
import { brandOf, tagOf } from '../../definitions/settings/settings.ts'
import { absoluteUrl, feedPath } from '../../definitions/url.ts'
import type { Feed, Item } from './feed.ts'
import { forPrograms } from '../../../i18n/format.ts'

/** A feed as Atom (RFC 4287). */
export function atom({ locale, folder, title, description, home, items, settings }: Feed): string {
  const own = absoluteUrl(settings.baseUrl, feedPath(locale, folder, 'atom'))
  const updated =
    items
      .map((item) => item.updated)
      .toSorted()
      .at(-1) ?? ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tagOf(locale, settings)}">
${element('id', own)}
${element('title', title)}
${element('subtitle', description)}
<link rel="self" type="application/atom+xml" href="${escapeHtml(own)}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(home)}"/>
${element('updated', instant(updated))}
<author>${element('name', brandOf(settings, locale))}</author>
${items.map(atomEntry).join('\n')}
</feed>
`
}

function atomEntry({ url, title, summary, authors, categories, published, updated }: Item): string {
  return [
    '<entry>',
    element('id', url),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeHtml(url)}"/>`,
    element('published', instant(published)),
    element('updated', instant(updated)),
    element('summary', summary),
    ...authors.map((author) => `<author>${element('name', author)}</author>`),
    ...categories.map((category) => `<category term="${escapeHtml(category)}"/>`),
    '</entry>',
  ].join('\n')
}

/** Content has only dates, but the format requires a time. */
function instant(day: string): string {
  return `${day}T00:00:00Z`
}

/** An XML element with text only. Soft hyphens are removed, because feed readers do not support them. */
function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(forPrograms(text))}</${name}>`
}

/** A feed as RSS 2.0. */
export function rss({ locale, folder, title, description, home, items, settings }: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', title)}
${element('link', home)}
${element('description', description)}
${element('language', tagOf(locale, settings))}
<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(absoluteUrl(settings.baseUrl, feedPath(locale, folder, 'rss')))}"/>
${items.map(rssItem).join('\n')}
</channel>
</rss>
`
}

function rssItem({ url, title, summary, authors, categories, published }: Item): string {
  return [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeHtml(url)}</guid>`,
    element('pubDate', new Date(`${published}T00:00:00Z`).toUTCString()),
    element('description', summary),
    ...authors.map((author) => element('dc:creator', author)),
    ...categories.map((category) => element('category', category)),
    '</item>',
  ].join('\n')
}
