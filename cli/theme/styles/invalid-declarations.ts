import path from 'node:path'
import type { transform as compile } from 'lightningcss'
import { slipOf } from '../../../renderer/content/nearest.ts'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import type { CompileFault } from '../faults/compile-error.ts'
import { KEYWORDS, PROPERTIES, UNITS } from './css-names.ts'
import { type Declaration, declarationsIn, withoutTexts } from './declarations.ts'

type Compile = typeof compile

/** A slip in a declaration. `start`: its place in the sheet. */
interface Slip {
  readonly start: number
  readonly message: string
  readonly meant: string
}

/**
 * Declarations that browsers drop without a word because of a typing error: a property or a unit that no browser knows, next to a known one, and
 * a word that makes a valid value when it is spelt as a known one. CSS that is newer than the compiler is told only if it looks like that.
 * `file` is absolute.
 */
export function invalidDeclarations(file: string, sheet: string, transform: Compile): CompileFault[] {
  // The cure would be overwritten by the next installation.
  if (file.includes(`${path.sep}node_modules${path.sep}`)) return []
  return slipsIn(file, sheet, transform).map(({ start, message, meant }): CompileFault => {
    const { line, column } = placeAt(sheet, start)
    return { file: path.resolve(file), line, column, message, hint: `did you mean \`${meant}\`?` }
  })
}

/** What was found in each sheet: `watch` compiles all of them again when one has changed. */
const found = new Map<string, { readonly sheet: string; readonly slips: readonly Slip[] }>()

/** The first slip of each declaration. */
function slipsIn(file: string, sheet: string, transform: Compile): readonly Slip[] {
  const last = found.get(file)
  if (last?.sheet === sheet) return last.slips
  const slips = declarationsIn(withoutTexts(sheet)).flatMap((one) =>
    [...slipInName(one), ...slipsInUnits(one), ...slipsInWords(one, transform)].slice(0, 1),
  )
  found.set(file, { sheet, slips })
  return slips
}

function slipInName({ property, start }: Declaration): Slip[] {
  const meant = PROPERTIES.has(property) ? undefined : slipOf(property, PROPERTIES)
  return meant === undefined ? [] : [{ start, message: `no browser knows the property \`${property}\``, meant }]
}

const UNIT = /(?<![\w#.-])[+-]?(?:\d+\.?\d*|\.\d+)([a-z]+)(?![\w(-])/gi

/** What other languages call them. */
const CALLED: Readonly<Record<string, string>> = { sec: 's', secs: 's', msec: 'ms', pixel: 'px', pixels: 'px' }

function slipsInUnits({ property, value, valueStart }: Declaration): Slip[] {
  // `U+0025-00FF` has no units.
  if (property === 'unicode-range') return []
  return Array.from(value.matchAll(UNIT)).flatMap(({ 0: written, 1: name = '', index }) => {
    const unit = name.toLowerCase()
    const meant = UNITS.has(unit) ? undefined : (CALLED[unit] ?? slipOf(unit, UNITS))
    if (meant === undefined) return []
    const number = written.slice(0, -name.length)
    return [
      { start: valueStart + index, message: `no browser knows the unit of \`${written}\``, meant: number + meant },
    ]
  })
}

const WORD = /(?<![\w#.@$!-])[a-z][a-z-]{2,}(?![\w(-])/gi

/** Only words that the compiler takes at this place are offered, and only in place of a value that it does not take. */
function slipsInWords(declaration: Declaration, transform: Compile): Slip[] {
  const { property, value, valueStart } = declaration
  return Array.from(value.matchAll(WORD)).flatMap(({ 0: word, index }) => {
    const meant = KEYWORDS.has(word.toLowerCase()) ? undefined : slipOf(word, KEYWORDS)
    if (meant === undefined) return []
    const corrected = value.slice(0, index) + meant + value.slice(index + word.length)
    if (isValid(property, value, transform) || !isValid(property, corrected, transform)) return []
    return [{ start: valueStart + index, message: `no browser takes \`${word}\` in \`${property}\``, meant }]
  })
}

/** What all properties take. The compiler does not know it. */
const EVERYWHERE = /^(?:inherit|initial|unset|revert|revert-layer)$/

/** Values of properties that the compiler does not know. */
const WORDS: Readonly<Record<string, RegExp>> = {
  clear: /^(?:left|right|both|none|inline-start|inline-end)$/,
  float: /^(?:left|right|none|inline-start|inline-end)$/,
  'object-fit': /^(?:contain|cover|fill|none|scale-down)$/,
  'pointer-events': /^(?:auto|none|all|fill|stroke|painted|visible)$/,
}

function isValid(property: string, value: string, transform: Compile): boolean {
  const plain = value.replace(/!\s*important\s*$/i, '').trim()
  const known = WORDS[property]
  if (EVERYWHERE.test(plain) || known) return EVERYWHERE.test(plain) || (known?.test(plain) ?? false)
  let isParsed = false
  const Declaration = ({ property: kind }: { readonly property: string }): void => {
    isParsed = kind !== 'unparsed' && kind !== 'custom'
  }
  try {
    transform({ filename: 'value.css', code: Buffer.from(`a{${property}:${plain}}`), visitor: { Declaration } })
    return isParsed
  } catch {
    // A value that cannot be read is told by the compiler, at its place in the sheet.
    return true
  }
}
