import { escapeHtml } from '../head.ts'
import { tagOf } from '../model/settings.ts'
import { absoluteUrl } from '../model/url.ts'
import { element } from './element.ts'
import { feedPath, type Feed, type Item } from './feed.ts'

/** A feed as RSS 2.0. */
export function rss({ locale, title, description, home, items, settings }: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', title)}
${element('link', home)}
${element('description', description)}
${element('language', tagOf(locale, settings))}
<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(absoluteUrl(settings.baseUrl, feedPath(locale, 'rss')))}"/>
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
