import path from 'node:path'
import { START, type IssueWords } from '../../../renderer/definitions/issue.ts'
import { CompileError } from '../faults/compile-error.ts'
import { encodingFault } from '../faults/encoding-fault.ts'
import { dialectHint, dialectOf, lineIn } from './style-dialects.ts'

/** Properties of lightningcss errors. Lines and columns start at 1. */
interface StyleError extends Error {
  readonly fileName?: string
  readonly loc?: { readonly line: number; readonly column: number }
  readonly path?: string
  readonly code?: string
}

/** Refuses a sheet that is no CSS: as CSS, its first variable would be told as a selector. */
export function refuseDialect(file: string): void {
  const told = dialectOf(file)
  if (told) throw Object.assign(new Error(told.message), { path: file })
}

/** Refuses a sheet of the theme that is not UTF-8: its letters would be shown as question marks. */
export function refuseEncoding(file: string): void {
  const fault = file.includes(`${path.sep}node_modules${path.sep}`) ? undefined : encodingFault(file)
  if (fault) throw new CompileError([fault])
}

/** A lightningcss error as CompileError with its position. */
export function styleError(error: unknown, sheet: string): CompileError {
  if (error instanceof CompileError) return error
  const told = error as StyleError
  const { fileName, loc, path: wanted } = told
  const file = loc && fileName !== undefined ? path.resolve(fileName) : null
  const { line, column } = loc ?? START
  const dialect = wanted === undefined ? undefined : dialectOf(wanted)
  return new CompileError([{ file, line, column, ...wordsOf(told, sheet), ...dialect }], error)
}

function wordsOf({ message, code, fileName, loc, path: wanted }: StyleError, sheet: string): IssueWords {
  const isMissing = code === 'ENOENT' && wanted !== undefined
  const hint = isMissing && wanted === sheet ? 'look at `styles` in templates/index.ts' : hintAt(fileName, loc)
  return { message: isMissing ? `there is no file ${path.resolve(wanted)}` : readable(message), hint }
}

/** Advice on a line that is of another language. */
function hintAt(file: string | undefined, loc: StyleError['loc']): string | undefined {
  if (file === undefined || !loc) return undefined
  return dialectHint(lineIn(file, loc.line))
}

/** Names of tokens in messages, and their source text. */
const WRITTEN: Readonly<Record<string, string>> = {
  CloseCurlyBracket: '`}`',
  CurlyBracketBlock: '`{`',
  CloseParenthesis: '`)`',
  ParenthesisBlock: '`(`',
  CloseSquareBracket: '`]`',
  SquareBracketBlock: '`[`',
  Semicolon: '`;`',
  Colon: '`:`',
  Comma: '`,`',
}

/** `Unexpected token Ident("y")` → ``Unexpected token `y` ``. */
function readable(message: string): string {
  return message
    .replace(/\b(?:\w+)\("([^"]*)"\)/g, '`$1`')
    .replace(/\b[A-Z]\w+\b/g, (word) => WRITTEN[word] ?? word)
    .replace(/\bDelim\('(.)'\)/g, '`$1`')
}
