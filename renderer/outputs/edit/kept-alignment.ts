/** The row below the names of the columns, which may align them: `| --- | ---: |`. */
const RULE = /^ *\|? *:?-+:? *(?:\| *:?-+:? *)*\|? *$/

interface Table {
  /** The names of the columns, without the blanks that line them up. */
  readonly names: string
  readonly rule: string
  /** Index of the line with the rule. */
  readonly line: number
}

/**
 * A saved text in which tables have the alignment of their columns that they have in `before`, the text on disk: the formatted mode of the
 * CMS does not know any and leaves it out. If nothing else has changed, it was taken away on purpose.
 */
export function withAlignment(saved: string, before: string): string {
  const rules = new Map(tablesOf(before).map(({ names, rule }) => [names, rule]))
  const lines = saved.split('\n')
  for (const { names, rule, line } of tablesOf(saved)) {
    const known = rules.get(names)
    if (known?.includes(':') && !rule.includes(':')) lines[line] = known
  }
  const aligned = lines.join('\n')
  return aligned === before ? saved : aligned
}

function tablesOf(text: string): Table[] {
  const lines = text.split('\n')
  return lines.flatMap((rule, line) => {
    const names = lines[line - 1] ?? ''
    if (!names.includes('|') || !rule.includes('|') || !RULE.test(rule)) return []
    return [{ names: names.replaceAll(/ *\| */g, '|').trim(), rule, line }]
  })
}
