import { didYouMean } from '../../renderer/content/check.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'
import type { Settings } from '../../renderer/definitions/settings.ts'
import type { SiteData } from '../../renderer/library/site-data.ts'
import { placeInYaml } from '../../renderer/content/yaml.ts'

/** Codes of warnings that a site may accept although none of them is found at present. */
const WARNINGS = [
  'empty-folder',
  'glossary',
  'length',
  'missing-salary',
  'over-budget',
  'unused-file',
  'unused-message',
  'zoom-blocked',
]

/**
 * What the findings of a run come to: warnings that the settings accept are left out, `strict` makes errors of the others. A code
 * that is none is an issue, so that a slip of the pen does not hide that nothing is accepted.
 */
export function judge(
  issues: readonly Issue[],
  { settings, files }: Pick<SiteData, 'settings' | 'files'>,
  strict: boolean,
): Issue[] {
  const found = issues.filter(({ severity }) => severity === 'warning').map(({ code }) => code)
  const known = [...new Set([...WARNINGS, ...found])].toSorted()
  const wrong = settings.accept.flatMap((code, index) =>
    known.includes(code) ? [] : [unknownWarning(code, index, known, files.site)],
  )
  return [...decided(issues, settings, strict), ...wrong]
}

/** Without the warnings that the settings accept; `strict` makes errors of the others. */
export function decided(issues: readonly Issue[], { accept }: Pick<Settings, 'accept'>, strict: boolean): Issue[] {
  const left = issues.filter(({ severity, code }) => severity === 'error' || !accept.includes(code))
  return strict ? left.map(asError) : left
}

function asError(issue: Issue): Issue {
  return { ...issue, severity: 'error' }
}

function unknownWarning(
  code: string,
  index: number,
  known: readonly string[],
  file: { readonly path: string; readonly text: string },
): Issue {
  const { line, column } = placeInYaml(file.text, ['accept', index])
  const nearest = didYouMean(code, known)
  return {
    code: 'unknown-warning',
    severity: 'error',
    file: file.path,
    line,
    column,
    message: `\`${code}\` is no warning; errors cannot be accepted`,
    expected: `one of ${known.join(', ')}`,
    ...(nearest !== undefined && { hint: `did you mean \`${nearest}\`?` }),
  }
}
