import type { Locale } from '../../i18n/locales.ts'
import { describe } from '../definitions/fields/text.ts'
import type { DataPath } from '../definitions/issue.ts'
import { isRecord } from './plain-data.ts'
import { isForm } from './fact-forms.ts'
import { formatLeaf, isLeaf, isTexts } from './facts.ts'

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
  const failing = locales.find((locale) => formatLeaf(tree, locale) === undefined)
  if (failing === undefined) return checkForms(tree, path)
  return [{ path, message: `\`${path.join('.')}\` has no value for \`${failing}\`, got ${describe(tree)}` }]
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
