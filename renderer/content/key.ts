/** Maximum length of one folder's name, in characters: longer ones are cut off in lists, and do not fit the names that hosts allow. */
const LONGEST_NAME = 100

/** What a key consists of, for messages. */
export const KEY_RULE = `lower-case letters a to z, digits and hyphens, at most ${LONGEST_NAME} characters each`

/** Whether a text is a valid key: the folder of an entry, which becomes part of its path. */
export function isKey(text: string): boolean {
  return text.split('/').every((name) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && name.length <= LONGEST_NAME)
}

/** The nearest valid key: `Über uns/Team` → `ueber-uns/team`. Empty if there is none. */
export function nearKey(text: string): string {
  return text.split('/').map(keyOfTitle).filter(Boolean).join('/')
}

/** Makes a key from a title: `Über uns & mehr` → `ueber-uns-mehr`. Empty for a title without Latin letters. */
export function keyOfTitle(title: string): string {
  const spelled = title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\P{ASCII}/gu, (letter) => SPELLED[letter] ?? letter)
  const plain = spelled.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return shortened(plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, ''))
}

/** Leaves out the words that do not fit. */
function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name
  const end = name.lastIndexOf('-', LONGEST_NAME)
  return name.slice(0, end > 0 ? end : LONGEST_NAME)
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
