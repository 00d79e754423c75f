/** Each tag of Jekyll with a counterpart in Markdown, and what that is. */
const COUNTERPARTS: readonly (readonly [RegExp, string])[] = [
  [/^[ \t]*\{%-?\s*highlight\s+([\w+#-]+)[^{}]*%\}[ \t]*$/gm, '```$1'],
  [/^[ \t]*\{%-?\s*endhighlight\s*-?%\}[ \t]*$/gm, '```'],
  // What is between them is no Liquid, and neither is it here.
  [/\{%-?\s*(?:end)?raw\s*-?%\}/g, ''],
  [/\{%-?\s*link\s+\/?([^\s{}%]+)\s*-?%\}/g, '/$1'],
  [/\{%-?\s*post_url\s+\/?([^\s{}%]+)\s*-?%\}/g, '/_posts/$1.md'],
  [/\{\{-?\s*site\.(?:baseurl|url)\s*-?\}\}/g, ''],
  [/\{\{-?\s*(['"])(\/[^'"{}]*)\1\s*\|\s*(?:relative|absolute)_url\s*-?\}\}/g, '$2'],
]

/** A text with Markdown for tags of Jekyll: fenced code, and links by the path of a file. Lines keep their numbers. */
export function withoutLiquid(body: string): string {
  if (!body.includes('{%') && !body.includes('{{')) return body
  return COUNTERPARTS.reduce((text, [tag, markdown]) => text.replaceAll(tag, markdown), body)
}
