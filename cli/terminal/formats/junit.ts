import { compare } from '../../../renderer/definitions/compare.ts'
import type { Issue } from '../../../renderer/definitions/issue.ts'
import { COMMANDS, UNSEEN } from '../printable.ts'
import type { Format } from './format.ts'
import { wordsOf } from './words.ts'

/** JUnit XML, which CI systems show as test results: one case per file with issues. Warnings do not fail a case. */
export const junitReport: Format = (issues, { prefix }) => {
  const names = [...new Set(issues.map(({ file }) => file))].toSorted(compare)
  const files = names.map((name) => [name, issues.filter(({ file }) => file === name)] as const)
  const failed = files.filter(([, found]) => found.some(({ severity }) => severity === 'error'))
  const cases = files.length === 0 ? ['    <testcase classname="kartograf" name="check"/>'] : files.map(caseOf(prefix))
  const counts = `tests="${cases.length}" failures="${failed.length}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="kartograf check" ${counts}>`,
    `  <testsuite name="kartograf check" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n')
}

const caseOf =
  (prefix: string) =>
  ([file, issues]: readonly [string, readonly Issue[]]): string => {
    const errors = issues.filter(({ severity }) => severity === 'error')
    const warnings = issues.filter(({ severity }) => severity === 'warning')
    const codes = [...new Set(errors.map(({ code }) => code))].join(' ')
    return [
      `    <testcase classname="kartograf" name="${escaped(prefix + file)}" file="${escaped(prefix + file)}">`,
      ...(errors.length > 0
        ? [
            `      <failure type="${escaped(codes)}" message="${escaped(errors[0]?.message ?? '')}">${listed(errors)}</failure>`,
          ]
        : []),
      ...(warnings.length > 0 ? [`      <system-out>${listed(warnings)}</system-out>`] : []),
      '    </testcase>',
    ].join('\n')
  }

function listed(issues: readonly Issue[]): string {
  const texts = issues.map((issue) => `${issue.line}:${issue.column} ${issue.code}\n${wordsOf(issue)}`)
  return escaped(texts.join('\n\n'))
}

/**
 * Escapes text, what nobody sees of it, and commands for agents. XML 1.0 cannot represent most control characters and lone surrogates.
 */
function escaped(text: string): string {
  return text
    .replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(UNSEEN, reference)
    .replaceAll(COMMANDS, reference)
}

function reference(character: string): string {
  return `&#x${character.charCodeAt(0).toString(16)};`
}
