/** Each tag of Jekyll with a counterpart in Markdown, and what that is. */
const COUNTERPARTS: readonly (readonly [RegExp, string])[] = [
  [/^([ \t]*)\{%-?\s*highlight(?:\s+(\w[\w+#]*(?:-\w+)*)[^{}\n]*?)?\s*-?%\}[ \t]*$/gm, '$1```$2'],
  [/^([ \t]*)\{%-?\s*endhighlight\s*-?%\}[ \t]*$/gm, '$1```'],
  [/\{%-?\s*link\s+\/?([^\s{}%]+)\s*-?%\}/g, '/$1'],
  [/\{%-?\s*post_url\s+\/?([^\s{}%]+)\s*-?%\}/g, '/_posts/$1.md'],
  [/\{\{-?\s*site\.(?:baseurl|url)\s*-?\}\}/g, ''],
  [/\{\{-?\s*(['"])(\/[^'"{}]*)\1\s*\|\s*(?:relative|absolute)_url\s*-?\}\}/g, '$2'],
]

/** What Jekyll shows as it is. Only to the next beginning: many without an end would take minutes. */
const RAW = /\{%-?\s*raw\s*-?%\}((?:(?!\{%-?\s*raw\b)[^])*?)\{%-?\s*endraw\s*-?%\}/

/** A text with Markdown for tags of Jekyll: fenced code, and links by the path of a file. Lines keep their numbers. */
export function withoutLiquid(body: string): string {
  if (!body.includes('{%') && !body.includes('{{')) return body
  const parts = body.split(RAW)
  return parts.map((part, index) => (index % 2 === 0 ? converted(part) : part)).join('')
}

function converted(part: string): string {
  return COUNTERPARTS.reduce((text, [tag, markdown]) => text.replaceAll(tag, markdown), part)
}
