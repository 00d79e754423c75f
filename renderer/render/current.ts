/**
 * Marks links of header and footer to the current page, unless a template has set `aria-current`. After a navigation the browser applies
 * the same rule: see `client/navigation/show.ts`.
 */
export function markCurrent(markup: string, path: string): string {
  const href = ` href="${path}"`
  if (!markup.includes(href)) return markup
  return markup.replaceAll(/<a\b[^>]*>/g, (tag) =>
    tag.includes(href) && !tag.includes(' aria-current=') ? `${tag.slice(0, -1)} aria-current="page">` : tag,
  )
}
