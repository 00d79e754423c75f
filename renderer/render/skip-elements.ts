// Changing the texts of finished HTML, without a parser: from tag to tag, past elements whose text must stay as it is.

/** The offset of the next tag; the length of the HTML if there is none. */
export function startOfTag(html: string, from: number): number {
  const start = html.indexOf('<', from)
  return start === -1 ? html.length : start
}

/** Makes the function that gives the offset after a tag, or after the whole element if it is one of these. */
export function skipping(names: readonly string[]): (html: string, start: number) => number {
  const literal = new RegExp(`(?:${names.join('|')})(?![a-z0-9-])`, 'y')
  // Start and end tags by name, because elements of the same name may be nested.
  const endsOf = new Map(names.map((name) => [name, new RegExp(`<(/?)${name}(?![a-z0-9-])[^>]*>`, 'g')]))
  return (html, start) => {
    const end = html.indexOf('>', start) + 1
    if (end === 0) return html.length
    literal.lastIndex = start + 1
    const tags = endsOf.get(literal.exec(html)?.[0] ?? '')
    return tags === undefined || html[end - 2] === '/' ? end : afterElement(html, tags, end)
  }
}

function afterElement(html: string, tags: RegExp, from: number): number {
  tags.lastIndex = from
  for (let depth = 1; depth > 0;) {
    const tag = tags.exec(html)
    if (!tag) return html.length
    if (!tag[0].endsWith('/>')) depth += tag[1] ? -1 : 1
  }
  return tags.lastIndex
}
