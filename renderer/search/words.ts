/** Reduces a word to its stem; the same function for index and query. */
export type Stem = (word: string) => string

/** The letters of a text as they are compared: lower case, without accents, `ß` as `ss`, soft hyphens removed. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u00AD\u200B]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
}

/** German is also typed without umlauts: `pruefung` and `prüfung` become the same word. */
const DIGRAPHS = /([aou])e/g
const WITH_DIGRAPHS = new Set(['de'])

/** Longer words are digests, pictures as text and the like: nobody types them, and the index divides its files letter by letter. */
const LONGEST = 100

/** The words of a text in the given language (`de`, not `de-AT`), folded. A single letter is no word. */
export function wordsOf(text: string, language: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const plain = WITH_DIGRAPHS.has(language) ? words.map((word) => word.replaceAll(DIGRAPHS, '$1')) : words
  return plain.filter(({ length }) => length > 1 && length <= LONGEST)
}

/** The language of a locale: `de` of `de-AT`. */
export function languageOf(locale: string): string {
  return locale.split('-')[0] ?? locale
}
