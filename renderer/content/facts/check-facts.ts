import type { Locale } from '../../../i18n/locales.ts'
import { describe, LONGEST_TEXT } from '../../definitions/fields/text.ts'
import type { DataPath } from '../../definitions/issue.ts'
import { z } from '../../definitions/fields/kind.ts'
import { isRecord, valueAt } from '../plain-data.ts'
import { isForm } from './fact-forms.ts'
import { contentOf, formatLeaf, isKind, isLeaf, isTexts } from './facts.ts'
import { FACT_KINDS } from './facts-schema.ts'

/** An error in the fact base, with its path. */
interface FactFault {
  readonly path: DataPath
  readonly message: string
}

/** Checks for values in the fact base that cannot be formatted. */
export function checkFacts(tree: unknown, locales: readonly Locale[], path: DataPath = []): FactFault[] {
  if (isRecord(tree) && !isLeaf(tree)) {
    return Object.entries(tree).flatMap(([key, value]) => checkFacts(value, locales, [...path, key]))
  }
  const length = longestIn(tree)
  if (length > LONGEST_TEXT)
    return [{ path, message: `\`${path.join('.')}\` has ${length} characters, and a fact has at most ${LONGEST_TEXT}` }]
  const failing = locales.find((locale) => formatLeaf(tree, locale) === undefined)
  if (failing === undefined) return checkForms(tree, path)
  return [{ path, message: `\`${path.join('.')}\` has no value for \`${failing}\`, got ${describe(tree)}` }]
}

/** Characters of the longest text of a fact, which fields may name often. */
function longestIn(leaf: unknown): number {
  if (typeof leaf === 'string') return leaf.length
  return isRecord(leaf) ? Object.values(leaf).reduce<number>((most, inner) => Math.max(most, longestIn(inner)), 0) : 0
}

/**
 * A schema of the whole fact base that checks the content of one value, `{ percent: viel }`; undefined if the value is not one of a kind.
 */
export function schemaOfFact(tree: unknown, path: DataPath): z.ZodType | undefined {
  const [kind] = contentOf(valueAt(tree, path))
  if (!isKind(kind)) return undefined
  return [...path, kind].reduceRight<z.ZodType>((inner, name) => z.looseObject({ [name]: inner }), FACT_KINDS[kind])
}

/** Written-out forms contain texts by language. */
function checkForms(leaf: unknown, path: DataPath): FactFault[] {
  const forms = isRecord(leaf) ? Object.entries(leaf).filter(([key]) => isForm(key)) : []
  return forms.flatMap(([form, texts]) =>
    isTexts(texts) && Object.values(texts).every((text) => typeof text === 'string')
      ? []
      : [
          {
            path: [...path, form],
            message: `\`${[...path, form].join('.')}\` must be texts by language, got ${describe(texts)}`,
          },
        ],
  )
}
