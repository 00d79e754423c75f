import { byteLength } from './byte-length.ts'

/** Maximum characters of a name: longer ones are cut off in lists, and do not fit the names that hosts allow. */
export const LONGEST_NAME = 100

/** The same in bytes of UTF-8: a file system has room for 255 in one name, where temporary files add something to it. */
export const MOST_BYTES = 200

/** Signs of Japanese, Thai and Lao that lengthen or repeat a letter: letters to their readers, but not by case or script. */
const LENGTHENING = 'ー々ゝゞヽヾๆໆ'

/** A lower-case letter, a letter of a script without case, or a digit. */
export const LETTER = String.raw`\p{Ll}\p{Lo}\p{N}${LENGTHENING}`

/** Words of letters with their marks (`й` in two characters, vowels of Arabic and Hindi), which never begin with a mark. */
const WORD = `[${LETTER}][${LETTER}\\p{M}]*`
const NAME = new RegExp(`^${WORD}(?:-${WORD})*$`, 'u')
const STEP = new RegExp(`^${WORD}(?:[._-]+${WORD})*[._-]*$`, 'u')

/** Whether a text can be the name of an entry or a block: words of lower-case letters and digits, joined by hyphens. */
export function isName(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) || (NAME.test(text) && faultOfLetters(text) === undefined)
}

/** Whether a text can be a step of a path, which was perhaps made by another system: dots and underscores are allowed too. */
export function isStep(text: string): boolean {
  return /^[a-z0-9][a-z0-9._-]*$/.test(text) || (STEP.test(text) && faultOfLetters(text) === undefined)
}

/**
 * Whether a text can be the key of a term, which is a step of addresses: no sign that divides them, leads elsewhere or cannot be seen, and
 * none that browsers escape, but for blanks and letters.
 */
export function isTerm(text: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}/\\?#%"<>^`{}]|^\.+$/u.test(text)
}

/** What is wrong with letters beyond ASCII, which a reader may not see; undefined if nothing is. */
export function faultOfLetters(text: string): string | undefined {
  if (!/[^\0-\x7F]/.test(text)) return undefined
  const [unseen] = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/u.exec(text) ?? []
  if (unseen !== undefined) return `it contains an invisible character, ${codePointOf(unseen)}`
  const other = Array.from(text).find((letter) => compatible(letter) !== letter.normalize('NFD'))
  if (other !== undefined) return `\`${other}\` (${codePointOf(other)}) is a form of \`${compatible(other)}\``
  const mixed = text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(scriptsOf)
    .find(({ length }) => length > 1)
  if (mixed) return `it mixes letters that look alike in a word, ${mixed.join(' and ')} ones`
  if (text !== text.normalize('NFC')) return 'its letters are not in the normal form of Unicode, NFC'
  return byteLength(text) > MOST_BYTES || text.length > LONGEST_NAME ? 'it is too long' : undefined
}

/** Scripts with letters that look alike, of which a word has only one: `а` is Cyrillic, `a` Latin. */
function scriptsOf(word: string): string[] {
  const scripts = {
    Latin: /\p{Script=Latin}/u,
    Greek: /\p{Script=Greek}/u,
    Cyrillic: /\p{Script=Cyrillic}/u,
  }
  return Object.entries(scripts).flatMap(([name, letter]) => (letter.test(word) ? [name] : []))
}

/** Letters with marks as two characters, and forms of letters as the letters: `ﬁ` → `fi`. The vowel `ำ` of Thai and Lao is no such form. */
export function compatible(text: string): string {
  return text.replaceAll(/[^\u0E33\u0EB3]+/g, (run) => run.normalize('NFKD'))
}

/** `U+200B` */
export function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
