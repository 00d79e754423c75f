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

const MARKED_IN_BAR = / data-in-bar\b(?:(?!<\/ul>).)* aria-current="page"/s

/** Takes the mark off the group of a page that has a link of its own beside the menu, so that one item of the bar is current. */
export function markOnce(header: string): string {
  if (!MARKED_IN_BAR.test(header)) return header
  return header.replaceAll(' data-current=""', '').replaceAll(/(<summary\b[^>]*) aria-current="true"/g, '$1')
}
