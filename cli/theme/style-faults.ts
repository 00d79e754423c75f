import path from 'node:path'
import { CompileError, type CompileFault } from './compile-error.ts'

/** Properties of lightningcss errors. Lines and columns start at 1. */
interface StyleError extends Error {
  readonly fileName?: string
  readonly loc?: { readonly line: number; readonly column: number }
  readonly path?: string
}

/** A lightningcss error as CompileError with its position. */
export function styleError(error: unknown, sheet: string): CompileError {
  const { message, code, fileName, loc, path: wanted } = error as StyleError & { readonly code?: string }
  const missing = code === 'ENOENT' && wanted !== undefined
  const fault: CompileFault = {
    file: loc && fileName !== undefined ? path.resolve(fileName) : null,
    line: loc?.line ?? 1,
    column: loc?.column ?? 1,
    message: missing ? `there is no file ${path.resolve(wanted)}` : readable(message),
    ...(missing && wanted === sheet && { hint: 'look at `styles` in templates/index.ts' }),
  }
  return new CompileError([fault], error)
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
