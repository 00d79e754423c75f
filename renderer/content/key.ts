import { byteLength } from '../definitions/letters/byte-length.ts'
import { compatible, isName, LETTER, LONGEST_NAME, MOST_BYTES } from '../definitions/letters/letters.ts'

/** What a key consists of, for messages. */
export const KEY_RULE = `lower-case letters, digits and hyphens, at most ${LONGEST_NAME} characters each`

/** Whether a text is a valid key: the folder of an entry, which becomes part of its path. */
export function isKey(text: string): boolean {
  return text.split('/').every((name) => isName(name) && name.length <= LONGEST_NAME)
}

/** The nearest valid key: `Über uns/Team` → `ueber-uns/team`. Empty if there is none. */
export function nearKey(text: string): string {
  return text.split('/').map(keyOfTitle).filter(Boolean).join('/')
}

/**
 * Makes a key from a title: `Über uns & mehr` → `ueber-uns-mehr`, `Ασφάλεια & Cloud` → `ασφάλεια-cloud`. Latin letters are spelled with
 * those of ASCII, others stay. Empty for a title without letters and digits.
 */
export function keyOfTitle(title: string): string {
  const plain = plainLetters(title)
  const own = shortened(hyphenated(plain.replaceAll(BETWEEN_SCRIPTS, '-').replaceAll(OTHER_SIGNS, '-')))
  return isName(own) ? own : latinKeyOf(title)
}

/** The same of Latin letters alone, for what other programs read. */
export function latinKeyOf(title: string): string {
  return shortened(hyphenated(plainLetters(title).replaceAll(/[^a-z0-9]+/g, '-')))
}

/** Lower case, forms of letters as the letters (`ﬁ`, `ｶ`), and Latin ones without marks. */
function plainLetters(title: string): string {
  const spelled = title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\P{ASCII}/gu, (letter) => SPELLED[letter] ?? letter)
  if (!/\P{ASCII}/u.test(spelled)) return spelled
  return compatible(spelled).replaceAll(MARKS_OF_LATIN, '').normalize('NFC')
}

/** What a name of all letters cannot have: signs, invisible characters, and Latin letters that are not spelled with those of ASCII. */
const OTHER_SIGNS = new RegExp(
  `(?:[^${LETTER}\\p{M}]|\\p{Default_Ignorable_Code_Point}|(?![a-z])\\p{Script=Latin})+`,
  'gu',
)

const MARKS_OF_LATIN = /(?<=[\p{Script=Latin}\p{Script=Common}]\p{M}*)\p{M}/gu

const BETWEEN_SCRIPTS =
  /(?<=[a-z])(?=[\p{Script=Greek}\p{Script=Cyrillic}])|(?<=[\p{Script=Greek}\p{Script=Cyrillic}])(?=[a-z])/gu

function hyphenated(text: string): string {
  return text.replaceAll(/-+/g, '-').replaceAll(/^-|-$/g, '')
}

/** Leaves out the words that do not fit; of a language without blanks, the letters. */
function shortened(name: string): string {
  if (fits(name)) return name
  const letters = Array.from(new Intl.Segmenter().segment(name.slice(0, LONGEST_NAME)), ({ segment }) => segment)
  while (!fits(letters.join(''))) letters.pop()
  const cut = letters.join('').replace(/[\uD800-\uDBFF]$/, '')
  const end = name[cut.length] === '-' ? cut.length : cut.lastIndexOf('-')
  return end > 0 ? cut.slice(0, end) : cut
}

function fits(name: string): boolean {
  return name.length <= LONGEST_NAME && byteLength(name) <= MOST_BYTES
}

/** Letters that are spelled with others, or are no Latin letter with an accent, as `é` is. */
const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
}
