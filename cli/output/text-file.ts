import { existsSync } from 'node:fs'
import { readFile } from './read-file.ts'
import { writeWhole } from './write-whole.ts'

const MARK = '\uFEFF'

/** The text of a file as programs compare it: lines end as on Linux, without a byte order mark; undefined if there is no file. */
export function textOfFile(file: string): string | undefined {
  return existsSync(file) ? withUnixLines(readFile(file).toString()) : undefined
}

function withUnixLines(written: string): string {
  return (written.startsWith(MARK) ? written.slice(MARK.length) : written).replaceAll('\r\n', '\n')
}

/** Writes a text with the line ends and the byte order mark of the file that it replaces: Git and editors on Windows make such. */
export function writeText(file: string, text: string): void {
  const before = existsSync(file) ? readFile(file).toString() : ''
  writeWhole(file, likeIn(before, text))
}

/** A text with plain line ends, in the manner of the one before it; of several kinds of line ends, the first one counts. */
function likeIn(before: string, text: string): string {
  const mark = before.startsWith(MARK) ? MARK : ''
  return mark + (/^[^\n]*\r\n/.test(before) ? text.replaceAll('\n', '\r\n') : text)
}
