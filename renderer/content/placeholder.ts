import { issueIn, type DataPath, type Issue, type Place, type SourceFile } from '../definitions/issue.ts'
import { isRecord } from './plain-data.ts'
import { locatorOf, type FrontMatter } from './source-file.ts'

/** What `kartograf new` writes in the place of a text. It is the same in every language and easy to search for. */
export const PLACEHOLDER = 'TODO'

/** Issues for placeholders in a text that is no draft. Only a whole value or a whole line is one: a post may be about a TODO. */
export function placeholderIssues({ data, body, bodyLine }: FrontMatter, file: SourceFile): Issue[] {
  if (!isRecord(data) || data['draft'] === true) return []
  const locate = locatorOf(file)
  const lines = body.split('\n').flatMap((line, index) => (line.trim() === PLACEHOLDER ? [index + bodyLine] : []))
  return [
    ...waysIn(data).map((way) => unwritten(file, locate(way), `\`${nameOf(way)}\``)),
    ...lines.map((line) => unwritten(file, { line, column: 1 }, 'this line')),
  ]
}

/** Ways to the values of front matter that are placeholders. */
function waysIn(value: unknown, way: DataPath = []): DataPath[] {
  if (value === PLACEHOLDER) return [way]
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => waysIn(item, [...way, index]))
  return isRecord(value) ? Object.entries(value).flatMap(([name, inner]) => waysIn(inner, [...way, name])) : []
}

/** The field that a way ends in, also where it is a list. */
function nameOf(way: DataPath): string {
  return String(way.findLast((step) => typeof step === 'string'))
}

function unwritten({ path }: SourceFile, place: Place, what: string): Issue {
  return issueIn(path, place, {
    code: 'unwritten-text',
    severity: 'warning',
    message: `${what} still says \`${PLACEHOLDER}\`, and visitors would read it`,
    expected: 'a text, or no field if it is optional',
    hint: 'write it, or keep the entry back with `draft: true`',
  })
}
