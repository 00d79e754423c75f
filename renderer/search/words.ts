import { isUnspaced, pairsOf } from './unspaced.ts'

/** Reduces a word to its stem; the same function for index and query. */
export type Stem = (word: string) => string

/** Marks that are vowels, not accents: those of the scripts of India and South-East Asia. */
const VOWELS = String.raw`[\p{scx=Beng}\p{scx=Deva}\p{scx=Gujr}\p{scx=Guru}\p{scx=Khmr}\p{scx=Knda}\p{scx=Laoo}\p{scx=Mlym}\p{scx=Mymr}\p{scx=Orya}\p{scx=Sinh}\p{scx=Taml}\p{scx=Telu}\p{scx=Thai}\p{scx=Tibt}]`
/** Kana of another sound have a mark, and `й` is a letter of its own, by which stemmers know an ending. */
const OF_THE_LETTER = String.raw`[\u3099\u309A]|(?<=и)\u0306`
/** A dot below Hindi letters, which many leave out. */
const NUKTA = String.raw`\u093C`
/** Begins with a range that no ASCII text has, which makes the search in it fast. */
const ACCENTS = new RegExp(
  String.raw`(?=[^\0-\u00AC])(?:${NUKTA}|[\u00AD\u200B-\u200D]|(?!${VOWELS}|${OF_THE_LETTER})\p{M})`,
  'gu',
)

/**
 * The letters of a text as they are compared: lower case, without accents, `ß` as `ss`, soft hyphens removed; `đ` as `d`, since Vietnamese
 * is often typed without marks, and the Persian ye and kaf as the Arabic ones, which many keyboards have.
 */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(ACCENTS, '')
    .replaceAll('ß', 'ss')
    .replaceAll('и\u0306', 'й')
    .replaceAll('ँ', 'ं')
    .replaceAll('đ', 'd')
    .replaceAll('ی', 'ي')
    .replaceAll('ک', 'ك')
}

/** German is also typed without umlauts: `pruefung` and `prüfung` become the same word. */
const DIGRAPHS = /([aou])e/g
const WITH_DIGRAPHS = new Set(['de'])

/** Longer words are digests, pictures as text and the like: nobody types them, and the index divides its files letter by letter. */
const LONGEST = 100

/**
 * The words of a text in the given language (`de`, not `de-AT`), folded. A single letter is no word. Where words have no space between
 * them, these are pairs of letters; the index has the last letters too (`withEnds`), so that a single one is found anywhere.
 */
export function wordsOf(text: string, language: string, withEnds = false): string[] {
  const folded = fold(text)
  // The whole text at once, not each of its words: this takes most of the time of an index.
  const plain = WITH_DIGRAPHS.has(language) ? folded.replaceAll(DIGRAPHS, '$1') : folded
  const words = plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const isWord = ({ length }: string): boolean => length > 1 && length <= LONGEST
  return isUnspaced(plain) ? words.flatMap((word) => pairsOf(word, withEnds, isWord)) : words.filter(isWord)
}
