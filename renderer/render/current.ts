/**
 * Marks the links of header and footer that lead to the page itself, unless a template has said more about them. After a
 * navigation the browser marks them by the same rule: see `client/show.ts`.
 */
export function markCurrent(markup: string, path: string): string {
  const href = ` href="${path}"`
  if (!markup.includes(href)) return markup
  return markup.replaceAll(/<a\b[^>]*>/g, (tag) =>
    tag.includes(href) && !tag.includes(' aria-current=') ? `${tag.slice(0, -1)} aria-current="page">` : tag,
  )
}
