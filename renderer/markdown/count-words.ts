/** The number of words of a text, which are separated by white space. */
export function countWords(text: string): number {
  let words = 0
  let isInWord = false
  for (let at = 0; at < text.length; at += 1) {
    const isSpace = endsWord(text.charCodeAt(at))
    if (!isSpace && !isInWord) words += 1
    isInWord = !isSpace
  }
  return words
}

/** The characters matched by `\s`. */
function endsWord(code: number): boolean {
  if (code < 160) return code === 32 || (code >= 9 && code <= 13)
  if (code < 0x1680) return code === 160
  return /\s/.test(String.fromCharCode(code))
}
