import { stripVTControlCharacters } from 'node:util'
import type { RolldownLog } from 'rolldown'
import type { CompileFault } from './compile-error.ts'

/** The faults that the bundler has found; undefined if it has failed for another reason. */
export function codeFaults(error: unknown): CompileFault[] | undefined {
  // The bundler gathers its errors in this property, which its types call an error among others.
  const { errors } = error as { readonly errors?: readonly RolldownLog[] }
  return Array.isArray(errors) && errors.length > 0 ? errors.map(codeFault) : undefined
}

/** A message of the bundler has a title, the lines around the place as a drawing, and notes. */
export function codeFault({ message, loc }: RolldownLog): CompileFault {
  const [title = '', ...drawing] = stripVTControlCharacters(message).split('\n')
  const { line, column } = drawnPlace(drawing) ?? { line: loc?.line ?? 1, column: (loc?.column ?? 0) + 1 }
  const note = drawing.map((text) => /│ (?:Note|Help): (.*)$/.exec(text)?.[1]).find(isAdvice)
  return {
    file: loc?.file ?? null,
    line,
    column,
    message: title.replace(/^\[\w+\] /, ''),
    ...(note !== undefined && { hint: note }),
  }
}

/** The place in the head of the drawing: within the text, where `loc` may lie behind its end. */
function drawnPlace([head = '']: readonly string[]): { readonly line: number; readonly column: number } | undefined {
  const [, line, column] = /\[ .*:(\d+):(\d+) \]/.exec(head) ?? []
  return line === undefined ? undefined : { line: Number(line), column: Number(column) }
}

/** The way from the entry to the file is no advice: it leads through modules that are no files. */
function isAdvice(note: string | undefined): boolean {
  return note !== undefined && !note.includes('is imported by')
}
