import type { Issue } from '../../../renderer/definitions/issue.ts'
import { explanationOf } from '../../explain/codes.ts'
import { printedJson } from '../printable.ts'
import type { Format } from './format.ts'
import { wordsOf } from './words.ts'

/** SARIF 2.1.0 (OASIS) for code scanning and editors: one rule per code, one result per issue. */
export const sarifReport: Format = (issues, { prefix, version }) => {
  const codes = [...new Set(issues.map(({ code }) => code))].toSorted()
  const run = {
    tool: { driver: { name: 'kartograf', version, rules: codes.map(ruleOf) } },
    // GitHub and Visual Studio count columns as JavaScript does.
    columnKind: 'utf16CodeUnits',
    results: issues.map((issue) => resultOf(issue, codes.indexOf(issue.code), prefix)),
  }
  return printedJson({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] })
}

function ruleOf(id: string) {
  const explanation = explanationOf(id)
  if (!explanation) return { id, shortDescription: { text: id } }
  const { means, matters, mend } = explanation
  return {
    id,
    shortDescription: { text: means },
    fullDescription: { text: `${means} ${matters}` },
    help: { text: mend },
  }
}

function resultOf(issue: Issue, ruleIndex: number, prefix: string) {
  const { code, severity, file, line, column } = issue
  const uri = (prefix + file).split('/').map(encodeURIComponent).join('/')
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: wordsOf(issue) },
    locations: [{ physicalLocation: { artifactLocation: { uri }, region: { startLine: line, startColumn: column } } }],
  }
}
