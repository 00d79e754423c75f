import { compare } from './compare.ts'
import type { IssueCode, WarningCode } from './issue-code.ts'
import { lineOf } from './lines.ts'

/** A position in a text file; line and column start at 1. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** Path from the root of a document to a value: `['sections', 0, 'heading']`. */
export type DataPath = readonly (string | number)[]

/** Position of a value, and whether its lines are verbatim in the file (a `|` block), so that positions inside it are known. */
export interface ValuePlace extends Place {
  readonly block: boolean
}

/** A text file of the site: path from the root folder (with `/`), text with LF line ends, digest of the text. */
export interface SourceFile {
  readonly path: string
  readonly text: string
  readonly digest: string
}

/** A diagnostic for an editor: what is wrong and where, what was expected, what was found, and how to fix it. */
export interface Issue extends Place {
  /** A permanent, searchable code such as `dead-link`, which `kartograf explain` describes. */
  readonly code: IssueCode
  readonly severity: 'error' | 'warning'
  /** Path from the site's root folder, with `/`; a folder ends with it, and is shown without line and column. */
  readonly file: string
  /** One sentence: what is wrong, with the actual value. */
  readonly message: string
  /** Valid values or forms. */
  readonly expected?: string
  /** How to fix it, e.g. `Did you mean "title"?`. */
  readonly hint?: string
}

/** What an issue says, without its code. */
export interface IssueWords extends Pick<Issue, 'message'> {
  readonly expected?: string | undefined
  readonly hint?: string | undefined
}

/** A warning without its position. Its code is one that sites may accept. */
export interface WarningDetails extends IssueWords {
  readonly code: WarningCode
  readonly severity: 'warning'
}

/** An issue without its position. */
export type IssueDetails = WarningDetails | (IssueWords & { readonly code: IssueCode; readonly severity?: 'error' })

/** The position of issues about a file as a whole. */
export const START: Place = { line: 1, column: 1 }

/** Creates an issue at a position; an error by default. */
export function issueIn(file: string, { line, column }: Place, details: IssueDetails): Issue {
  const { code, severity = 'error', message, expected, hint } = details
  const rest = { ...(expected !== undefined && { expected }), ...(hint !== undefined && { hint }) }
  return { code, severity, file, line, column, message, ...rest }
}

/** Sorts issues by file, line, column and code. */
export function sortIssues(issues: readonly Issue[]): Issue[] {
  const seen = new Map(issues.map((issue) => [keyOfIssue(issue), issue]))
  return [...seen.values()].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  )
}

/** Identifies an issue; issues with equal keys are duplicates. */
export function keyOfIssue({ file, line, column, code, message }: Issue): string {
  return `${file}:${line}:${column}:${code}:${message}`
}

export function hasErrors(issues: readonly Issue[]): boolean {
  return issues.some((issue) => issue.severity === 'error')
}

const WIDTH = 110

/**
 * Formats an issue: position, message, source line with a caret, expectation and hint. `source`: the text of the file, if available.
 * `width`: maximum characters of the source line.
 */
export function formatIssue(issue: Issue, source?: string, width = WIDTH): string {
  const place = issue.file.endsWith('/') ? issue.file : `${issue.file}:${issue.line}:${issue.column}`
  const head = `${place} ${issue.severity} ${issue.code}`
  const notes = [issue.expected && `expected: ${issue.expected}`, issue.hint && `hint: ${issue.hint}`]
  return [
    head,
    `  ${issue.message}`,
    ...excerptOf(issue, source, Math.min(width, WIDTH)),
    ...notes.filter(Boolean).map((note) => `  ${note}`),
  ].join('\n')
}

function excerptOf({ line, column }: Place, source: string | undefined, width: number): string[] {
  const text = source === undefined ? undefined : lineOf(source, line)
  if (!text?.trim()) return []
  const start = column > width - 20 ? Math.max(1, column - Math.round(width * 0.36)) : 1
  const number = String(line)
  const shown = text.slice(start - 1, start - 1 + width).replaceAll('\t', ' ')
  return [`  ${number} | ${shown}`, `  ${' '.repeat(number.length)} | ${' '.repeat(Math.max(0, column - start))}^`]
}
