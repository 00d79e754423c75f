import { printable } from '../printable.ts'
import type { Format } from './format.ts'
import { wordsOf } from './words.ts'

/** Workflow commands of GitHub Actions: each issue becomes an annotation at its line in the pull request. */
export const githubReport: Format = (issues, { prefix }) =>
  issues
    .map((issue) => {
      const { severity, file, line, column, code } = issue
      const place = Object.entries({ file: prefix + file, line, col: column, title: code })
      const properties = place.map(([name, value]) => `${name}=${property(String(value))}`).join(',')
      return `::${severity} ${properties}::${data(wordsOf(issue))}`
    })
    .join('\n')

/** Escapes control characters, and line ends, which would end the command, so that the rest could be taken for another one. */
function data(text: string): string {
  return printable(text.replaceAll('%', '%25').replaceAll('\n', '%0A'))
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
