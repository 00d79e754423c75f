/** Notes of Docusaurus and VitePress, and the callouts that have their meaning here. */
const CALLOUTS = new Map(
  Object.entries({
    note: 'NOTE',
    info: 'NOTE',
    tip: 'TIP',
    important: 'IMPORTANT',
    warning: 'WARNING',
    caution: 'CAUTION',
    danger: 'CAUTION',
  }),
)

/** `:::tip[Title]`, `:::tip Title` */
const BEGIN = /^:::\s*([a-z]+)(?:\[(.*)\]|\s+(\S.*))?\s*$/
const MARK = /^:{3,}/

/** Lines of a text that are a note, and the callout that it becomes. */
interface Admonition {
  readonly begin: number
  readonly end: number
  /** The lines in place of the first. */
  readonly head: string
}

/** The notes of a text: those within notes stay text. `isText`: whether a line is neither code nor HTML. */
export function admonitionsIn(lines: readonly string[], isText: (index: number) => boolean): Admonition[] {
  const marks = lines.flatMap((text, index) => (MARK.test(text) && isText(index) ? [index] : []))
  return marks.flatMap((begin, position) => {
    const end = marks[position + 1] ?? -1
    const [, type = '', bracketed, words = bracketed] = BEGIN.exec(lines[begin] ?? '') ?? []
    const callout = CALLOUTS.get(type)
    if (callout === undefined || lines[end]?.trim() !== ':::') return []
    return { begin, end, head: `> [!${callout}]${words ? `\n> **${words.trim()}**\n>` : ''}` }
  })
}

/** The lines of a text with its notes as callouts. */
export function withCallouts(lines: readonly (string | null)[], notes: readonly Admonition[]): (string | null)[] {
  const result = [...lines]
  for (const { begin, end, head } of notes) {
    const inside = lines.slice(begin + 1, end).filter((text) => text !== null)
    const filled = inside.slice(Math.max(inside.findIndex(isFilled), 0), inside.findLastIndex(isFilled) + 1)
    result.fill(null, begin, end)
    result[begin] = [head, ...filled.map((text) => text.replaceAll(/^.*$/gm, quoted))].join('\n')
    result[end] = ''
  }
  return result
}

function isFilled(text: string): boolean {
  return text.trim() !== ''
}

function quoted(text: string): string {
  return text === '' ? '>' : `> ${text}`
}
