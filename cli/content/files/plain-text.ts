const COMBINED = /[\u0300-\u036f]/

/**
 * A text as the site reads it: without byte order mark, with line breaks as LF, and an accent in one character with its letter. What is
 * copied from file names of macOS and from PDFs has two, which look the same, so that a link would not find its heading.
 */
export function plainText(written: string): string {
  const text = written.startsWith('\uFEFF') ? written.slice(1) : written
  const lines = text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text
  return COMBINED.test(lines) ? lines.normalize('NFC') : lines
}
