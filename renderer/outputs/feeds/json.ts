import { brandOf, tagOf } from '../../definitions/settings/settings.ts'
import { absoluteUrl, feedPath } from '../../definitions/url.ts'
import { forPrograms } from '../../../i18n/format.ts'
import type { Feed, Item } from './feed.ts'

/** A feed as JSON Feed 1.1. https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed({ locale, folder, title, description, home, items, settings }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: forPrograms(title),
    description: forPrograms(description),
    home_page_url: home,
    feed_url: absoluteUrl(settings.baseUrl, feedPath(locale, folder, 'json')),
    language: tagOf(locale, settings),
    authors: [{ name: brandOf(settings, locale) }],
    items: items.map(itemOf),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}

/** The format requires content and times; entries have a summary and days. */
function itemOf({ url, title, summary, authors, categories, published, updated }: Item): object {
  return {
    id: url,
    url,
    title: forPrograms(title),
    content_text: forPrograms(summary),
    date_published: `${published}T00:00:00Z`,
    date_modified: `${updated}T00:00:00Z`,
    ...(authors.length > 0 ? { authors: authors.map((name) => ({ name: forPrograms(name) })) } : {}),
    ...(categories.length > 0 ? { tags: categories.map(forPrograms) } : {}),
  }
}
