import { isUnspaced, lettersOf, sidesOfScript } from './unspaced.ts'

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
  const ofWord = (word: string): Piece[] =>
    isUnspaced(word)
      ? sidesOfScript(word).flatMap((side) => (isUnspaced(side) ? lettersIn(side, isFound) : ofWord(side)))
      : [{ text: word, isFound: isFound(word) }]
  return text
    .split(WORD)
    .flatMap((piece, at) => (at % 2 === 1 ? ofWord(piece) : [{ text: piece, isFound: false }]))
    .filter((piece) => piece.text !== '')
}

/** Letters without spaces, divided into those of found pairs and the others. */
function lettersIn(side: string, isFound: (pair: string) => boolean): Piece[] {
  const letters = lettersOf(side)
  const begins = letters.map((letter, at) => isFound(letter + (letters[at + 1] ?? '')))
  const pieces: Piece[] = []
  for (const [at, letter] of letters.entries()) {
    const isIn = begins[at] === true || begins[at - 1] === true
    const last = pieces.at(-1)
    if (last?.isFound === isIn) pieces.splice(-1, 1, { text: last.text + letter, isFound: isIn })
    else pieces.push({ text: letter, isFound: isIn })
  }
  return pieces
}
