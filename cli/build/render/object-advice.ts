/** How a field is shown that is an object, by the names of its properties that no other kind has. */
const SHOWN: readonly (readonly [properties: RegExp, way: string])[] = [
  [/\binline, source\b/, 'a text with Markdown is shown by `context.markdown(…)`'],
  [/\bkind, src, width, height\b/, 'a picture is shown by `context.picture(…, PLACE)`'],
  [/\bkind, href\b/, 'a link is an object, and its address is `href` of it'],
  [/\bkind, value, unit, text\b/, 'a figure is an object, and `text` of it is to be shown'],
]

/** Advice on an object that is shown where React expects a text; undefined for other errors. */
export function objectHint(message: string): string | undefined {
  const [, found] = /^Objects are not valid as a React child \(found: (.*?)\)\./.exec(message) ?? []
  if (found === undefined) return undefined
  if (found === '[object Date]')
    return 'a day of the content, such as `2026-12-01`, is shown by `formatDate(…, context.locale)` of `kartograf`'
  return SHOWN.find(([properties]) => properties.test(found))?.[1] ?? 'show its properties, each by its name'
}
