import { existsSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { RolldownLog } from 'rolldown'
import type { IssueWords, Place } from '../../../renderer/definitions/issue.ts'
import type { CompileFault } from './compile-error.ts'
import { encodingFault } from './encoding-fault.ts'
import { jsxAdvice } from './jsx-advice.ts'
import { missingExport } from './missing-export.ts'
import { missingModule } from './missing-module.ts'

/** The errors in the sources that the bundler has found; undefined if it failed for another reason. */
export function codeFaults(error: unknown): CompileFault[] | undefined {
  // The bundler adds all of its messages to the error in this property, which is not part of its types.
  const { errors } = error as { readonly errors?: readonly RolldownLog[] }
  return Array.isArray(errors) && errors.length > 0 ? withoutEchoes(errors.map(codeFault)) : undefined
}

/** What the parser says of a file after an element that is not closed comes from that: it takes all further tags for other ones. */
function withoutEchoes(faults: readonly CompileFault[]): CompileFault[] {
  const unclosed = new Map<string | null, CompileFault>()
  for (const fault of faults) if (isUnclosed(fault) && !unclosed.has(fault.file)) unclosed.set(fault.file, fault)
  return faults.filter((fault) => {
    const first = unclosed.get(fault.file)
    return first === undefined || fault === first || fault.line < first.line
  })
}

function isUnclosed({ message }: CompileFault): boolean {
  return /^Expected corresponding (?:JSX )?closing tag/.test(message)
}

/** Parses a message of the bundler: title, excerpt, and notes. */
export function codeFault({ message, code, loc }: RolldownLog): CompileFault {
  const [title = '', ...drawing] = stripVTControlCharacters(message).split('\n')
  const unread = encodingOf(title)
  if (unread) return unread
  const file = loc?.file ?? drawnFile(drawing)
  const place = drawnPlace(drawing) ?? { line: loc?.line ?? 1, column: (loc?.column ?? 0) + 1 }
  return { file, ...place, ...(unresolved(title, file) ?? forData(title, code) ?? asTold(title, file, drawing)) }
}

/** What is wrong with a file that the bundler could not load: its name is told in the message only. */
function encodingOf(title: string): CompileFault | undefined {
  const [, name] = /Could not load (.+?)(?: - .*)?$/.exec(title) ?? []
  return name === undefined ? undefined : encodingFault(path.resolve(name))
}

/** The words of the bundler, without its own code. */
function asTold(title: string, file: string | null, drawing: readonly string[]): IssueWords {
  const notes = drawing.map((text) => /│ (?:Note|Help): (.*)$/.exec(text)?.[1])
  const hint = jsxHint(file, drawing) ?? jsxAdvice(title, drawing) ?? missingExport(title, file) ?? notes.find(isAdvice)
  return { message: title.replace(/^\[\w+\] /, ''), hint }
}

/** Advice on an error at a line that may be JSX, in a file whose name does not allow it. */
function jsxHint(file: string | null, drawing: readonly string[]): string | undefined {
  const isJsx = /[^<]\.[cm]?ts$/.test(file ?? '') && drawing.some((text) => /│.*<(?:[A-Za-z][^()|]*)?\/?>/.test(text))
  return isJsx ? 'JSX is allowed in files named `.tsx` only: rename it, also where it is imported' : undefined
}

/** What is wrong with an import that leads to nothing. Those of modules that the generator writes are told elsewhere. */
function unresolved(title: string, file: string | null): IssueWords | undefined {
  const [, name] = /Could not resolve '([^']+)'/.exec(title) ?? []
  if (name === undefined) return undefined
  if (isBuiltin(name)) return forBrowser(name)
  return file !== null && existsSync(file) ? missingModule(name, file) : undefined
}

/** What is wrong with an import of Node's own modules. It is unresolved only where code for browsers is bundled. */
function forBrowser(name: string): IssueWords {
  return {
    message: `\`${name}\` is a module of Node, and this code runs in the browser`,
    expected: 'code for the browser only: `react`, `kartograf/client`, and files that import nothing else',
    hint: 'compute it where the island is rendered, and pass the result in its props',
  }
}

/** What is wrong with data that code imports. The position is told apart from the message. */
function forData(title: string, code: string | undefined): IssueWords | undefined {
  if (code !== 'JSON_PARSE') return undefined
  const reason = title.replace(/^\[\w+\] /, '').replace(/ at line \d+ column \d+$/, '')
  return { message: `this JSON cannot be read: ${reason}`, expected: 'valid JSON, as the theme imports it' }
}

/** The file in the heading of the excerpt, if there is one: of data, the bundler names it nowhere else. */
function drawnFile([head = '']: readonly string[]): string | null {
  const [, name] = /\[ (.*):\d+:\d+ \]/.exec(head) ?? []
  const file = name === undefined ? null : path.resolve(name)
  return file !== null && existsSync(file) ? file : null
}

/** The position in the heading of the excerpt; that of `loc` may be beyond the end of the text. */
function drawnPlace([head = '']: readonly string[]): Place | undefined {
  const [, line, column] = /\[ .*:(\d+):(\d+) \]/.exec(head) ?? []
  return line === undefined ? undefined : { line: Number(line), column: Number(column) }
}

/** Whether a note is useful; the chain of imports is not, because it contains virtual modules. */
function isAdvice(note: string | undefined): boolean {
  return note !== undefined && !note.includes('is imported by')
}
