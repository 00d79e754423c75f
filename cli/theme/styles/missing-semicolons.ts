import path from 'node:path'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import type { CompileFault } from '../faults/compile-error.ts'
import { blank, withoutTexts } from './declarations.ts'

/** The innermost brackets: a value may name anything in them, as `if(media(print): red; else: blue)`. */
const BRACKETS = /\([^(){}]*\)/g

/** What ends as a declaration does, and not as a selector. Custom properties may hold any text. */
const DECLARATION = /(?<![^;{}])\s*(?!--)[*_]?[a-z-]+\s*:[^;{}]*(?=[;}])/gi

/** A declaration in the value of another one, at the start of a line. */
const WITHIN = /(?<=:[^:]*?)\n\s*([a-z-]+)[ \t]*:(?!:)/i

/**
 * Declarations that swallow the next line, because they lack their semicolon: browsers ignore both without a word. Wrong values by
 * themselves are told elsewhere. `file` is absolute.
 */
export function missingSemicolons(file: string, sheet: string): CompileFault[] {
  // The cure would be overwritten by the next installation.
  if (!sheet.includes(':') || file.includes(`${path.sep}node_modules${path.sep}`)) return []
  const plain = withoutBrackets(withoutTexts(sheet))
  return [...plain.matchAll(DECLARATION)].flatMap(({ 0: text, index }) => {
    const [, name] = WITHIN.exec(text) ?? []
    if (name === undefined) return []
    const [property = ''] = /[\w-]+/.exec(text) ?? []
    const place = placeAt(sheet, index + text.search(/\S/))
    return [{ file: path.resolve(file), ...place, message: `\`${property}\` has no semicolon before \`${name}\`` }]
  })
}

function withoutBrackets(text: string): string {
  const next = text.replaceAll(BRACKETS, blank)
  return next === text ? text : withoutBrackets(next)
}
