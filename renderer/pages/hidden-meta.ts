import type { PageMeta } from '../definitions/page.ts'

/** Data for the head of a page that has no text of its own and that search engines do not list. */
export function hiddenMeta(title: string, description: string): PageMeta {
  return {
    title,
    description,
    type: 'website',
    image: null,
    noindex: true,
    canonical: null,
    published: null,
    updated: null,
  }
}
