/**
 * Chinese, Japanese, Thai and some neighbours are written without spaces between words, and which letters are a word only a dictionary
 * knows, of which each browser has another. So pairs of letters are searched: `データ` is `デー` and `ータ`.
 */
const LETTER = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Khmr}\p{scx=Laoo}\p{scx=Mymr}\p{scx=Thai}]`
const UNSPACED = new RegExp(String.raw`(?=[^\0-\u0DFF])(?=[\p{L}\p{N}])${LETTER}`, 'u')
/** What is written without spaces, and what is not: the halves of `Azure云服务`. */
const SIDES = new RegExp(String.raw`(?:${LETTER}\p{M}*)+|(?:(?!${LETTER}).)+`, 'gsu')
/** A letter with its marks. */
const WITH_MARKS = /\P{M}\p{M}*|\p{M}+/gu

/** Whether a text has letters of a script without spaces. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text)
}

/** The parts of a word that are written without spaces, and the others. */
export function sidesOfScript(word: string): string[] {
  return word.match(SIDES) ?? []
}

/** The letters of a word, each with its marks. */
export function lettersOf(word: string): string[] {
  return word.match(WITH_MARKS) ?? []
}

/** The pairs of letters of a folded word, or its only letter, and the other parts that are words. `withEnds`: the last letter too. */
export function pairsOf(word: string, withEnds: boolean, isWord: (part: string) => boolean): string[] {
  return sidesOfScript(word).flatMap((side) => {
    if (!isUnspaced(side)) return isWord(side) ? [side] : []
    const letters = lettersOf(asHiragana(side.normalize('NFC')))
    const pairs = letters.slice(1).map((letter, at) => (letters[at] ?? '') + letter)
    return pairs.length === 0 || withEnds ? pairs.concat(letters.at(-1) ?? '') : pairs
  })
}

/** `リンゴ` is also written `りんご`. */
function asHiragana(text: string): string {
  return text.replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
}
