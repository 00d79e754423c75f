/** The name under which systems look for a file that do not distinguish case or forms of Unicode, such as macOS and Windows. */
export function foldedName(file: string): string {
  return file.normalize('NFC').toLowerCase().replaceAll(SEVERAL, foldedLetter)
}

/** Letters that may have several small forms. Not `ı`, which these systems distinguish from `i`. */
const SEVERAL = /[^\0-\x7Fı]/gu

/** One of the small letters with the same capital: `ς` and `σ` are both `Σ`. `ß` stays, whose capital is two letters. */
function foldedLetter(letter: string): string {
  const capital = letter.toUpperCase()
  return capital.length === letter.length ? capital.toLowerCase() : letter
}
