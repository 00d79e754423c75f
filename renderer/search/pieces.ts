/** A piece of a text: a word, or what is between words. */
export interface Piece {
  readonly text: string
  readonly isFound: boolean
}

/** With its combining marks, and soft hyphens. */
const WORD = /([\p{L}\p{N}\p{M}\u00AD]+)/u

/**
 * A text divided at its words. `formsOf` gives a word as the index compares it, and its stem: `aktulle` of `aktuelle`. A word is found by
 * its beginning, because the words of the index are stems.
 */
export function piecesOf(
  text: string,
  found: readonly string[],
  formsOf: (word: string) => readonly string[],
): Piece[] {
  const isFound = (word: string): boolean => formsOf(word).some((form) => found.some((one) => form.startsWith(one)))
  return text
    .split(WORD)
    .map((piece, at) => ({ text: piece, isFound: at % 2 === 1 && isFound(piece) }))
    .filter((piece) => piece.text !== '')
}
