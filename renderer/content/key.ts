/** Whether a text is a valid key: the folder of an entry, which becomes part of its path. */
export function isKey(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(text)
}

/** The nearest valid key: `Über uns/Team` → `ueber-uns/team`. Empty if there is none. */
export function nearKey(text: string): string {
  return text.split('/').map(keyOfTitle).filter(Boolean).join('/')
}

/** Makes a key from a title: `Über uns & mehr` → `ueber-uns-mehr`. Empty for a title without Latin letters. */
export function keyOfTitle(title: string): string {
  const spelled = title.toLowerCase().replaceAll(/[äöüßæøåœ]/g, (letter) => SPELLED[letter] ?? '')
  const plain = spelled.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')
}

const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  œ: 'oe',
}
