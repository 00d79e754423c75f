/**
 * Letters of scripts without spaces between words, for a class of an expression: Chinese, Japanese, Thai and its neighbours. The sign that
 * lengthens a vowel, `ー`, belongs to two of them.
 */
export const UNSPACED_LETTERS = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Thai}\u30FC`
