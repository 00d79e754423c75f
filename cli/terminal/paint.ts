import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Properties of an output stream that affect reports. */
export interface Screen {
  readonly isTTY?: boolean
  readonly columns?: number
  /** Also false if `NO_COLOR` is set. */
  readonly hasColors?: () => boolean
}

const ESCAPE = '\u001B'
const BELL = '\u0007'
const STYLES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const

/** Colours text if the terminal supports it. */
type Paint = (style: keyof typeof STYLES, text: string) => string

export function paintFor(screen: Screen): Paint {
  if (!screen.isTTY || !screen.hasColors?.()) return (_style, text) => text
  return (style, text) => `${ESCAPE}[${STYLES[style][0]}m${text}${ESCAPE}[${STYLES[style][1]}m`
}

/** Formats the text of `formatIssue` for a terminal: colours, wrapped lines, and a link to the file. */
export function paintIssue(text: string, root: string, screen: Screen): string {
  if (!screen.isTTY) return text
  const paint = paintFor(screen)
  const [head = '', ...lines] = text.split('\n')
  const painted = lines.map((line) => paintLine(line, paint, screen.columns ?? Infinity))
  return [paintHead(head, root, paint, screen), ...painted].join('\n')
}

function paintHead(head: string, root: string, paint: Paint, screen: Screen): string {
  const [, place = '', severity = '', code = ''] = /^(.*) (error|warning) (\S+)$/.exec(head) ?? []
  if (place === '') return head
  const colour = severity === 'error' ? 'red' : 'yellow'
  const shown = paint('bold', place)
  const link = screen.hasColors?.() ? linked(shown, path.join(root, place.replace(/:\d+:\d+$/, ''))) : shown
  return `${link} ${paint(colour, severity)} ${paint('dim', code)}`
}

/** A terminal hyperlink to a file. Not in VS Code, whose terminal detects positions itself, and opens the right line. */
function linked(text: string, file: string): string {
  if (process.env['TERM_PROGRAM'] === 'vscode') return text
  return `${ESCAPE}]8;;${pathToFileURL(file).href}${BELL}${text}${ESCAPE}]8;;${BELL}`
}

function paintLine(line: string, paint: Paint, columns: number): string {
  const [, before = '', caret] = /^( {2} *\d* \| )( *\^)?/.exec(line) ?? []
  if (before !== '') return paint('dim', before) + (caret ? paint('red', caret) : line.slice(before.length))
  return broken(line, columns).replace(/^ {2}(expected|hint):/, (label) => paint('cyan', label))
}

/** Wraps a line between words, keeping its indentation. */
function broken(line: string, columns: number): string {
  const indent = /^ */.exec(line)?.[0] ?? ''
  const lines: string[] = []
  let current = indent
  for (const word of line.slice(indent.length).split(' ')) {
    const longer = current.trim() === '' ? current + word : `${current} ${word}`
    if (longer.length <= columns || current === indent) current = longer
    else {
      lines.push(current)
      current = indent + word
    }
  }
  return [...lines, current].join('\n')
}
