/**
 * Accents, the marks and vowels of the scripts from Arabic to Khmer, the parts of Korean syllables, and the voice marks of Japanese. What
 * is one character already stays as it is; most texts have none of these, and are not looked at again.
 */
const COMBINED = /[\u0300-\u036f\u0600-\u1fff\u3099\u309a]/

/**
 * A text as the site reads it: without byte order mark, with line breaks as LF, and an accent in one character with its letter. What is
 * copied from file names of macOS and from PDFs has two, which look the same, so that a link would not find its heading.
 */
export function plainText(written: string): string {
  const text = written.startsWith('\uFEFF') ? written.slice(1) : written
  const lines = text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text
  return COMBINED.test(lines) ? lines.normalize('NFC') : lines
}
