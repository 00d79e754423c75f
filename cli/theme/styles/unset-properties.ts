import path from 'node:path'
import { nearestHint } from '../../../renderer/content/nearest.ts'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import type { CompileFault } from '../faults/compile-error.ts'

/** A sheet as it is written; `file` is absolute. */
export interface SheetSource {
  readonly file: string
  readonly text: string
}

const COMMENT = /\/\*[\s\S]*?\*\//g

/** A custom property, and `var(` before it if its value is read there: then with the sign after it, a comma before a fallback. */
const PROPERTY = /(var\(\s*)?(--[^\s,():;{}'"[\]!]+)(\s*[,)])?/gi

/**
 * Custom properties that sheets of the theme read, without a fallback, and nothing sets: browsers drop such a declaration without a word.
 * Set are those that a sheet names anywhere else, and those of scripts (`ofScripts`).
 */
export function unsetProperties(sheets: readonly SheetSource[], ofScripts: readonly string[]): CompileFault[] {
  const found = sheets.map((sheet) => ({ ...sheet, ...namesOf(sheet.text) }))
  const set = new Set([...found.flatMap((sheet) => sheet.named), ...ofScripts])
  // The cure would be overwritten by the next installation.
  const own = found.filter(({ file }) => !file.includes(`${path.sep}node_modules${path.sep}`))
  return own.flatMap(({ file, text, read }) =>
    read.flatMap(({ name, index }) => {
      if (set.has(name)) return []
      const place = { file: path.resolve(file), ...placeAt(text, index) }
      return [{ ...place, message: `no style sheet sets \`${name}\``, hint: nearestHint(name, set) }]
    }),
  )
}

interface Names {
  readonly read: readonly { readonly name: string; readonly index: number }[]
  readonly named: readonly string[]
}

function namesOf(text: string): Names {
  const plain = text.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  const all = Array.from(plain.matchAll(PROPERTY), ({ 1: by, 2: name = '', 3: end = '', index }) => {
    return { name, index: index + (by ?? '').length, isRead: by !== undefined, isOptional: end.trim() === ',' }
  })
  return {
    read: all.filter(({ isRead, isOptional }) => isRead && !isOptional),
    named: all.filter(({ isRead }) => !isRead).map(({ name }) => name),
  }
}
