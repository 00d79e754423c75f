/** Elements of HTML that have no end tag. In JSX, they are closed all the same. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** Advice on JSX that is written as HTML or has lost an end tag. `drawing`: the excerpt of the bundler, line by line. */
export function jsxAdvice(title: string, drawing: readonly string[]): string | undefined {
  const [, name] = /closing tag for '([\w.-]+)'/.exec(title) ?? []
  if (name !== undefined)
    return VOID.test(name) ? `in JSX, \`<${name}>\` is closed, too: \`<${name} … />\`` : opened(name, drawing)
  const isComment = title.endsWith('Unexpected token') && drawing.some((text) => /│.*<!--/.test(text))
  return isComment ? 'a comment in JSX is `{/* … */}`' : undefined
}

/** Where an element begins that is not closed. */
function opened(name: string, drawing: readonly string[]): string | undefined {
  const at = drawing.findIndex((text) => text.includes('Opened here'))
  const lines = drawing.slice(0, Math.max(at, 0)).flatMap((text) => /^\s*(\d+) │/.exec(text)?.[1] ?? [])
  const line = lines.at(-1)
  return line === undefined
    ? undefined
    : `\`<${name}>\` in line ${line} is not closed: write \`</${name}>\` before this`
}
