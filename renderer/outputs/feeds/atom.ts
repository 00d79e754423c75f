import { escapeHtml } from '../../definitions/html.ts'
import { brandOf, tagOf } from '../../definitions/settings.ts'
import { absoluteUrl } from '../../definitions/url.ts'
import { element } from './element.ts'
import { feedPath } from '../../definitions/url.ts'
import type { Feed, Item } from './feed.ts'

/** A feed as Atom (RFC 4287). */
export function atom({ locale, title, description, home, items, settings }: Feed): string {
  const own = absoluteUrl(settings.baseUrl, feedPath(locale, 'atom'))
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

/** Content knows days only; the format wants an instant. */
function instant(day: string): string {
  return `${day}T00:00:00Z`
}
