import { nearestHint } from '../../renderer/content/nearest.ts'
import { issueIn, type DataPath, type Issue } from '../../renderer/definitions/issue.ts'
import { WARNING_CODES } from '../../renderer/definitions/issue-code.ts'
import type { Theme } from '../../renderer/definitions/theme.ts'
import type { Settings } from '../../renderer/definitions/settings/settings.ts'
import type { SiteData } from '../../renderer/library/site-data.ts'
import { placeInYaml } from '../../renderer/content/yaml/yaml-places.ts'

/**
 * The final issues of a run: applies the severities of the settings; `strict` turns other warnings into errors. Unknown codes in the
 * settings are issues, so that typos are noticed. `own`: codes of the theme.
 */
export function finalIssues(
  issues: readonly Issue[],
  { settings, files }: Pick<SiteData, 'settings' | 'files'>,
  strict: boolean,
  own: readonly string[] = [],
): Issue[] {
  const found = issues.filter(({ severity }) => severity === 'warning').map(({ code }) => code)
  const known = [...new Set<string>([...WARNING_CODES, ...own, ...found])].toSorted()
  const named = [
    ...settings.accept.map((code, index) => ({ code, path: ['accept', index] })),
    ...Object.keys(settings.severities).map((code) => ({ code, path: ['severities', code] })),
  ]
  const wrong = named.filter(({ code }) => !known.includes(code)).map((name) => unknownWarning(name, known, files.site))
  return [...withSeverities(issues, settings, strict), ...wrong]
}

/** Codes of issues that only the theme reports. */
export function codesOf({ codes = {} }: Pick<Theme, 'codes'>): readonly string[] {
  return Object.keys(codes)
}

type SeveritySettings = Pick<Settings, 'accept' | 'severities'>

/** Applies the severities of the settings to warnings; `strict` turns those that they do not mention into errors. */
export function withSeverities(issues: readonly Issue[], wishes: SeveritySettings, strict: boolean): Issue[] {
  return issues.flatMap((issue) => {
    if (issue.severity === 'error') return issue
    const wish = wishes.accept.includes(issue.code) ? 'off' : wishes.severities[issue.code]
    if (wish === 'off') return []
    return wish === 'error' || (strict && wish === undefined) ? asError(issue) : issue
  })
}

function asError(issue: Issue): Issue {
  return { ...issue, severity: 'error' }
}

function unknownWarning(
  { code, path }: { readonly code: string; readonly path: DataPath },
  known: readonly string[],
  file: { readonly path: string; readonly text: string },
): Issue {
  return issueIn(file.path, placeInYaml(file.text, path), {
    code: 'unknown-warning',
    message: `\`${code}\` is not a warning; errors can neither be accepted nor downgraded`,
    expected: `one of ${known.join(', ')}`,
    hint: nearestHint(code, known),
  })
}
