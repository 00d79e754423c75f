/**
 * The number of words of a text, which are separated by white space. Where they are not, it is estimated by the letters: two of Chinese or
 * Japanese, five of Thai or its neighbours.
 */
export function countWords(text: string): number {
  let words = 0
  let halves = 0
  let fifths = 0
  let isInWord = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const kind = code < 0x0e00 ? (endsWord(code) ? 'space' : 'word') : kindOf(code)
    if (kind === 'word' && !isInWord) words += 1
    if (kind === 'half') halves += 1
    if (kind === 'fifth') fifths += 1
    isInWord = kind === 'word'
  }
  return words + Math.ceil(halves / 2) + Math.ceil(fifths / 5)
}

/** The characters matched by `\s`, below those of other scripts. */
function endsWord(code: number): boolean {
  return code < 160 ? code === 32 || (code >= 9 && code <= 13) : code === 160
}

const HALF = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\uD840-\uD88F]/u
const FIFTH = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** Also the punctuation of Chinese and Japanese, and the second halves of rare letters. */
const SPACE = /[\s\u3000-\u303F\u30FB\u30FC\uFF01-\uFF0F\uFF1A-\uFF20\uDC00-\uDFFF]/u

function kindOf(code: number): 'space' | 'word' | 'half' | 'fifth' {
  const known = kinds.get(code)
  if (known) return known
  const character = String.fromCharCode(code)
  const kind = HALF.test(character)
    ? 'half'
    : FIFTH.test(character)
      ? 'fifth'
      : SPACE.test(character)
        ? 'space'
        : 'word'
  kinds.set(code, kind)
  return kind
}

/** Kinds by code, because texts repeat their letters. */
const kinds = new Map<number, ReturnType<typeof kindOf>>()
