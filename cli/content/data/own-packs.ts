import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '../../../i18n/locale-pack.ts'
import type { PackData } from '../../../i18n/pack-data.ts'
import { asRecord, isRecord } from '../../../renderer/content/plain-data.ts'
import { parseYaml } from '../../../renderer/content/yaml/yaml.ts'
import { packSchemas } from '../../../renderer/definitions/settings/pack.ts'
import { type Issue, issueIn, START, type SourceFile } from '../../../renderer/definitions/issue.ts'
import { readText } from '../files/decode.ts'
import { packFaults } from './check-pack.ts'
import { loadData } from './data-file.ts'

/** The folder of the packs that a site brings. */
export const OWN_PACKS = 'i18n/locales'

interface OwnPacks {
  readonly packs: readonly PackData[]
  readonly issues: readonly Issue[]
}

/**
 * Reads `i18n/locales/<tag>.yaml` of the given locales. Something stands in for a pack with errors, so that what is written in the language
 * is checked as well.
 */
export function readOwnPacks(root: string, locales: readonly Locale[]): OwnPacks {
  const read = locales.flatMap((tag) => readPack(root, tag) ?? [])
  return { packs: read.map(({ pack }) => pack), issues: read.flatMap(({ issues }) => issues) }
}

function readPack(root: string, tag: Locale): { pack: PackData; issues: readonly Issue[] } | undefined {
  const relative = `${OWN_PACKS}/${tag}.yaml`
  const absolute = path.join(root, relative)
  if (!existsSync(absolute)) return undefined
  const file = readText(relative, absolute)
  if ('code' in file) return { pack: standIn(tag, {}), issues: [file] }
  const { value, written, issues } = loadData(file, schemaFor(file.text), false)
  if (value === null) return { pack: standIn(tag, written), issues: withLackFolded(issues, file) }
  // Safe: the schemas have the shape of the data, and no field is written as nothing.
  const pack = { tag, ...value } as PackData
  const faults = packFaults(pack, file)
  return { pack: faults.length > 0 ? standIn(tag, written) : pack, issues: [...issues, ...faults] }
}

/** A pack that builds on another one need not say everything. */
function schemaFor(text: string) {
  try {
    const written = parseYaml(text)
    return isRecord(written) && Object.hasOwn(written, 'parent') ? packSchemas.variant() : packSchemas.whole()
  } catch {
    // `loadData` reports what is not YAML.
    return packSchemas.whole()
  }
}

/** A pack that lacks most of what a language needs is one issue, which names the other way. */
function withLackFolded(issues: readonly Issue[], { path: file, text }: SourceFile): readonly Issue[] {
  const isLack = ({ message }: Issue): boolean => /^`\w+` is missing$/.test(message)
  const lacking = issues.filter(isLack)
  if (lacking.length < FEW || schemaFor(text) === packSchemas.variant()) return issues
  const fields = lacking.map(({ message }) => message.replace(' is missing', ''))
  const whole = issueIn(file, START, {
    code: 'missing-field',
    message: `${fields.slice(0, -1).join(', ')} and ${fields.at(-1)} are missing`,
    expected: 'a whole language, or `parent`, the tag of a shipped pack that has what this one leaves out',
    hint: 'docs/languages.md of kartograf has a whole pack to begin with',
  })
  return [whole, ...issues.filter((issue) => !isLack(issue))]
}

/** Missing fields that are told one by one. */
const FEW = 4

/** English, with direction and plurals of the file if these are right. */
function standIn(tag: Locale, written: unknown): PackData {
  const fields = asRecord(written)
  const right = (['direction', 'plurals'] as const).flatMap((name) => {
    const { data } = packSchemas.variant().shape[name].safeParse(fields[name])
    return data === undefined ? [] : [[name, data] as const]
  })
  const rest: Partial<PackData> = Object.fromEntries(right)
  return { ...rest, tag, parent: 'en', name: tag }
}
