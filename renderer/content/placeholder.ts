import { issueIn, type DataPath, type Issue, type Place, type SourceFile } from '../definitions/issue.ts'
import { isRecord } from './plain-data.ts'
import { locatorOf, type FrontMatter } from './front-matter.ts'

/** Placeholder for texts written by `kartograf new`; the same in every language, and easy to search for. */
export const PLACEHOLDER = 'TODO'

/** Picture in place of one that a new entry has to have. It is beside the entry, so that drafts can be seen. */
export const PLACEHOLDER_PICTURE = './todo.png'

/** Issues for placeholders in a text that is not a draft. Only a complete value or line counts, because a text may be about a TODO. */
export function placeholderIssues({ data, body, bodyLine }: FrontMatter, file: SourceFile): Issue[] {
  if (!isRecord(data) || data['draft'] === true) return []
  const locate = locatorOf(file)
  const lines = body.split('\n').flatMap((line, index) => (line.trim() === PLACEHOLDER ? [index + bodyLine] : []))
  return [
    ...pathsIn(data).map(({ way, value }) => unwritten(file, locate(way), `\`${nameOf(way)}\``, value)),
    ...lines.map((line) => unwritten(file, { line, column: 1 }, 'this line', PLACEHOLDER)),
  ]
}

interface Found {
  readonly way: DataPath
  readonly value: string
}

/** Placeholders in front matter. */
function pathsIn(value: unknown, way: DataPath = []): Found[] {
  if (value === PLACEHOLDER || value === PLACEHOLDER_PICTURE) return [{ way, value }]
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => pathsIn(item, [...way, index]))
  return isRecord(value) ? Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...way, name])) : []
}

/** Name of the field at the end of a path, without list indices. */
function nameOf(way: DataPath): string {
  return String(way.findLast((step) => typeof step === 'string'))
}

function unwritten({ path }: SourceFile, place: Place, what: string, value: string): Issue {
  return issueIn(path, place, {
    code: 'unwritten-text',
    severity: 'warning',
    message: `${what} still says \`${value}\`, and visitors would see it`,
    expected: `a ${value === PLACEHOLDER ? 'text' : 'picture'}, or no field if it is optional`,
    hint: 'write it, or hold the entry back with `draft: true`',
  })
}
