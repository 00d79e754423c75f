/** The row below the names of the columns, which may align them: `| --- | ---: |`. */
const RULE = /^ *\|? *:?-+:? *(?:\| *:?-+:? *)*(?:\| *)?$/

/**
 * A saved text whose tables are as in `before`, the text on disk, where the formatted mode of the CMS writes them otherwise: rows that
 * differ in blanks only (it takes `\|` apart), and the alignment of columns, which it leaves out. If nothing else has changed, that was
 * done on purpose.
 */
export function withTables(saved: string, before: string): string {
  const old = before.split('\n')
  const rows = new Map(old.filter(isRow).map((row) => [inner(row), row]))
  const rules = rulesOf(old.filter(isRow))
  const lines = saved.split('\n')
  const kept = lines.map((line, index) => {
    if (!isRow(line)) return line
    const rule = RULE.test(line) ? nextOf(rules.get(inner(lines[index - 1] ?? ''))) : undefined
    return rule !== undefined && !line.includes(':') ? rule : (rows.get(inner(line)) ?? line)
  })
  const whole = kept.join('\n')
  return whole === before ? saved : whole
}

/** The rows that align columns, by what the row above says, in the order of the text: several tables may have the same names. */
function rulesOf(rows: readonly string[]): Map<string, string[]> {
  const rules = new Map<string, string[]>()
  for (const [index, rule] of rows.entries()) {
    if (!RULE.test(rule)) continue
    const head = inner(rows[index - 1] ?? '')
    rules.set(head, [...(rules.get(head) ?? []), rule])
  }
  return rules
}

/** Takes the first one; the last one stays, for tables that are new. */
function nextOf(rules: string[] = []): string | undefined {
  return rules.length > 1 ? rules.shift() : rules[0]
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
