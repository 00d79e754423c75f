import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/

/** Whether a text can be the folder of an entry, which is part of its address. */
export function isKey(text: string): boolean {
  return KEY.test(text)
}

/** A key made of a title: `Über uns & mehr` is `ueber-uns-mehr`. Empty for a title without Latin letters. */
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

/** The words of a key, for an entry that nobody has given a title: `break-glass-drill` is `Break glass drill`. */
export function titleOfKey(key: string): string {
  const words = (key.split('/').at(-1) ?? key).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The key after the last where all keys are numbers with the same words before them: `issue-08`, `issue-09` → `issue-10`. */
export function nextNumber(keys: readonly string[]): string | undefined {
  const parts = keys.map((key) => /^(.*?)(\d+)$/.exec(key))
  const [first] = parts
  if (!first || parts.some((part) => part?.[1] !== first[1])) return undefined
  const numbers = parts.map((part) => part?.[2] ?? '')
  const next = Math.max(...numbers.map(Number)) + 1
  const isPadded = numbers.some((number) => number.startsWith('0'))
  return `${first[1]}${isPadded ? String(next).padStart(numbers[0]?.length ?? 0, '0') : next}`
}

/** The key, with a number behind it where another entry has it. */
export function freeKey(key: string, isTaken: (key: string) => boolean): string {
  if (!isTaken(key)) return key
  let number = 2
  while (isTaken(`${key}-${number}`)) number++
  return `${key}-${number}`
}

/** Keys of a collection: the folders below it that hold texts. */
export function keysIn(root: string, collection: string): string[] {
  const folder = path.join(root, 'content', collection)
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  const keys = files.map((file) => path.dirname(file).split(path.sep).join('/'))
  return [...new Set(keys)].filter((key) => key !== '.').toSorted()
}
