import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { upperFirst } from '../../renderer/definitions/letters/first-letter.ts'
import { faultOfLetters } from '../../renderer/definitions/letters/letters.ts'
import { isKey, KEY_RULE, nearKey } from '../../renderer/content/key.ts'
import { slashed } from '../output/paths.ts'

/** Why a text cannot be the key of an entry, with a suggestion; undefined if it can. */
export function invalidKeyReason(text: string): string | undefined {
  if (isKey(text)) return undefined
  const near = nearKey(text)
  const reason = faultOfLetters(text)
  return `\`${text}\` cannot be part of a URL${reason === undefined ? '' : `: ${reason}`}.\nExpected ${KEY_RULE}${near ? `, such as ${near}` : ''}.`
}

/** Makes a title from a key, if none is given: `break-glass-drill` → `Break glass drill`. */
export function titleOfKey(key: string): string {
  return upperFirst((key.split('/').at(-1) ?? key).replaceAll('-', ' '))
}

/** The next key, if all keys are numbered with the same prefix: `issue-08`, `issue-09` → `issue-10`. */
export function nextNumber(keys: readonly string[]): string | undefined {
  const parts = keys.map((key) => /^(.*?)(\d+)$/.exec(key))
  const [first] = parts
  if (!first || parts.some((part) => part?.[1] !== first[1])) return undefined
  const numbers = parts.map((part) => part?.[2] ?? '')
  const next = numbers.reduce((most, number) => Math.max(most, Number(number)), 0) + 1
  const isPadded = numbers.some((number) => number.startsWith('0'))
  return `${first[1]}${isPadded ? String(next).padStart(numbers[0]?.length ?? 0, '0') : next}`
}

/** The key, with a number appended if it is taken. */
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
  const keys = files.map((file) => slashed(path.dirname(file)))
  return [...new Set(keys)].filter((key) => key !== '.').toSorted()
}
