import path from 'node:path'
import { compare } from '../../renderer/definitions/compare.ts'
import { asRecord, isRecord } from '../../renderer/content/plain-data.ts'
import { parseFrontMatter } from '../../renderer/content/front-matter.ts'
import type { CollectionModel } from '../../renderer/definitions/collections/collection.ts'
import type { Entry } from '../../renderer/definitions/entry.ts'
import { isSame } from '../../renderer/definitions/fields/kind.ts'
import { COMMON_FIELDS } from '../../renderer/definitions/collections/front-matter.ts'
import { sha256 } from '../output/digest.ts'
import { textOfFile, writeText } from '../output/text-file.ts'
import { MendableError } from '../program.ts'

/** The version of its source that each translation matches: digest of the source by language, by `posts/anchor`. */
export type Ledger = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Part of the content: translators commit it together with their texts. */
export const LEDGER_FILE = 'content/translations.lock'

/** Reads the ledger; empty if there is none. Throws MendableError if the file is damaged. */
export function readLedger(root: string): Ledger {
  const text = textOfFile(path.join(root, LEDGER_FILE))
  if (text === undefined) return {}
  const ledger = parsed(text)
  if (isLedger(ledger)) return ledger
  throw new MendableError(
    `${LEDGER_FILE} cannot be read: it is not as \`kartograf status --confirm\` writes it.\nPut back its last version, for example from version control, or delete it and confirm the translations again.`,
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Most often because of a merge conflict.
    return undefined
  }
}

function isLedger(value: unknown): value is Ledger {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (languages) => isRecord(languages) && Object.values(languages).every((digest) => typeof digest === 'string'),
    )
  )
}

/** Writes the ledger, sorted, so that branches that confirm different texts can be merged. */
export function writeLedger(root: string, ledger: Ledger): void {
  const groups = Object.entries(ledger).toSorted(([a], [b]) => compare(a, b))
  const sorted = groups.map(([group, languages]) => [
    group,
    Object.fromEntries(Object.entries(languages).toSorted(([a], [b]) => compare(a, b))),
  ])
  writeText(path.join(root, LEDGER_FILE), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

/** Common fields that contain text. Others, such as `draft` and `publish`, contain nothing to translate. */
const TEXTS = new Set(['title', 'description', 'label'])

/** Digest of what a translator reads in a text. It ignores dates, switches and the order of fields. */
export function digestOfWords(
  { file }: Pick<Entry, 'file'>,
  model: Pick<CollectionModel, 'schema'> | undefined,
): string {
  try {
    const { data, body } = parseFrontMatter(file.text)
    const fields = Object.entries(asRecord(data)).filter(([name]) => isTranslated(name, model))
    return sha256(JSON.stringify([fields.toSorted(([a], [b]) => compare(a, b)), body])).slice(0, 16)
  } catch {
    // `check` reports errors in the front matter.
    return sha256(file.text).slice(0, 16)
  }
}

function isTranslated(name: string, model: Pick<CollectionModel, 'schema'> | undefined): boolean {
  if (COMMON_FIELDS.includes(name)) return TEXTS.has(name)
  const field = model?.schema.shape[name]
  return field === undefined || !isSame(field)
}
