const HTML = /<\/?[a-z][\w-]*(?:\s[^>]{0,2000})?>/i
/** What looks like HTML and is not: code, and addresses as links. */
const NOT_HTML = /`[^`]*`|<(?:https?:|mailto:)[^\s<>]*>/g

/** Notes down that a line has HTML; the first component of MDX in it by its name, but not its closing tag. */
export function noteHtml(line: string, note: (text: string) => unknown): void {
  const tag = HTML.exec(line.replaceAll(NOT_HTML, ''))?.[0]
  if (tag === undefined) return
  const [, component] = /^<\/?([A-Z]\w*)/.exec(tag) ?? []
  if (component === undefined) note('HTML in Markdown')
  else if (!tag.startsWith('</')) note(`component ${component}`)
}
