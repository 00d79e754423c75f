import { KEY_RULE, keyOfTitle } from '../../renderer/content/key.ts'
import { UsageError } from '../program.ts'
import { freeKey, keysIn, nextNumber, invalidKeyReason } from './entry-key.ts'

/** The requested entry. */
export interface Wanted {
  readonly collection: string
  readonly key: string | undefined
  readonly title: string | undefined
}

/** The given key, or one made from numbered keys or the title. Throws UsageError if there is none or it is taken. */
export function keyFor(root: string, { collection, key, title }: Wanted): string {
  const keys = keysIn(root, collection)
  if (key !== undefined) {
    const why = unusableKeyReason(key, collection, keys)
    if (why !== undefined) throw new UsageError(why)
    return key
  }
  const made = suggestedKey(keys, title)
  if (made !== undefined) return made
  if (title !== undefined)
    throw new UsageError(
      `No key can be made from the title \`${title}\`, since a key consists of ${KEY_RULE}.\nName one, which is its folder and part of its path: kartograf new ${collection} some-name --title "${title}"`,
    )
  throw new UsageError(
    `The entry needs a key, which is its folder and part of its path: kartograf new ${collection} some-name\nOr a title, from which the key is made: kartograf new ${collection} --title "Some name"`,
  )
}

/** A free key: the next number if keys are numbered, or else one made from the title. One entry is no series: `windows-11` has a name. */
export function suggestedKey(keys: readonly string[], title: string | undefined): string | undefined {
  const number = keys.length > 1 || title === undefined ? nextNumber(keys) : undefined
  if (number !== undefined) return number
  const made = keyOfTitle(title ?? '')
  return made === '' ? undefined : freeKey(made, (key) => keys.includes(key))
}

/** Why a key cannot be used for a new entry; undefined if it can. */
export function unusableKeyReason(key: string, collection: string, keys: readonly string[]): string | undefined {
  const fault = invalidKeyReason(key)
  if (fault !== undefined || !keys.includes(key)) return fault
  const free = freeKey(key, (other) => keys.includes(other))
  return `content/${collection}/${key}/ exists already, and nothing is overwritten.\nOpen its files, or choose another key, such as ${free}.`
}
