import { counted } from '../terminal/counted.ts'
import { printable } from '../terminal/printable.ts'
import type { Imported } from './import-site.ts'
import { noteLines, notesByKind } from './note-lines.ts'

/** Maximum items listed per kind; the rest is counted. */
const MOST = 30

/** Report of an import for a terminal. */
export function importReport({ written, kept, copied, ...rest }: Imported): string {
  const { links, others } = notesByKind(rest.notes)
  const lines = [
    `${counted(written.length, 'text')} written, ${copied} ${copied === 1 ? 'picture or file' : 'pictures and files'} copied`,
    ...(rest.redirected === 0 ? [] : [`old addresses redirected in content/redirects.yaml: ${rest.redirected}`]),
    ...(rest.unknown === 0
      ? []
      : [
          `old addresses that are not known: ${rest.unknown}; their lines of content/redirects.yaml are yours to write, \`/blog/old: /en/posts/new/\``,
        ]),
    ...list(
      `${counted(kept.length, 'text')} ${kept.length === 1 ? 'was there already and stays as it is' : 'were there already and stay as they are'}:`,
      kept,
    ),
    ...list('fields without a place here, kept as comments in the front matter:', countLines(rest.unmapped)),
    ...list(
      'values without a counterpart here, such as a term of this name, kept in the same way:',
      countLines(rest.unmatched),
    ),
    ...list('not imported, in the sources:', noteLines(others, MOST)),
    ...list('links and anchors that lead to nothing here, in the sources:', noteLines(links, MOST)),
    ...list(
      'not read:',
      rest.unread.map(({ file, reason }) => `${file}: ${reason}`),
    ),
    ...list(
      'languages that have another name here:',
      Object.entries(rest.renamed).map(([tag, locale]) => `${tag} is ${locale}`),
    ),
    ...list('languages that the site does not have:', countLines(rest.otherLanguages)),
    ...list('files that are no texts, nor beside one:', rest.leftOut),
    '',
    'Next:',
    '  kartograf check   names what is still missing, such as dates and descriptions',
  ]
  return printable(lines.join('\n'))
}

function countLines(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).map(([name, count]) => `${name} (${counted(count, 'text')})`)
}

/** Each in one line: names and values of the old site may have several. */
function list(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const more = lines.length > MOST ? [`  and ${lines.length - MOST} more`] : []
  return ['', heading, ...lines.slice(0, MOST).map((line) => `  ${line.replaceAll(/\s+/g, ' ')}`), ...more]
}
