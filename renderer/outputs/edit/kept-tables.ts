/** The row below the names of the columns, which may align them: `| --- | ---: |`. */
const RULE = /^ *\|? *:?-+:? *(?:\| *:?-+:? *)*\|? *$/

/**
 * A saved text whose tables are as in `before`, the text on disk, where the formatted mode of the CMS writes them otherwise: rows that
 * differ in blanks only (it takes `\|` apart), and the alignment of columns, which it leaves out. If nothing else has changed, that was
 * done on purpose.
 */
export function withTables(saved: string, before: string): string {
  const old = before.split('\n')
  const rows = new Map(old.filter(isRow).map((row) => [inner(row), row]))
  const rules = new Map(old.filter(isRow).map((row, index, all) => [inner(row), all[index + 1] ?? '']))
  const lines = saved.split('\n')
  const kept = lines.map((line, index) => {
    if (!isRow(line)) return line
    const rule = RULE.test(line) ? rules.get(inner(lines[index - 1] ?? '')) : undefined
    return rule !== undefined && RULE.test(rule) && !line.includes(':') ? rule : (rows.get(inner(line)) ?? line)
  })
  const whole = kept.join('\n')
  return whole === before ? saved : whole
}

function isRow(line: string): boolean {
  return line.startsWith('|')
}

/** What a row says, without the blanks that line up its cells. */
function inner(row: string): string {
  return row
    .replaceAll('\\ |', '\\|')
    .replaceAll(/(?<! ) *\| */g, '|')
    .trim()
}
