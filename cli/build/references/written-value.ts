import { escapePattern } from '../../../i18n/escape-pattern.ts'
import type { Place, SourceFile } from '../../../renderer/definitions/issue.ts'
import { placeAt } from '../../../renderer/definitions/lines.ts'

type Source = Pick<SourceFile, 'path' | 'text'>

/** A place where a component computes an attribute: `` href={`/blog/${slug}`} ``. */
export interface WrittenValue extends Place {
  readonly file: string
  /** How many letters of the value the code has literally. */
  readonly literal: number
}

/**
 * Where the components of a theme compute a value that one of these attributes has in the output: those places that have the most of it
 * literally. Several of them may write the same.
 */
export function writtenValues(value: string, attributes: string, theme: readonly Source[]): WrittenValue[] {
  return mostLiteral(theme.flatMap((file) => writtenIn(file, value, String.raw`\s(?:${attributes})=\{`)))
}

/** The same for a text that a component shows and has made of another value. */
export function writtenTexts(text: string, theme: readonly Source[]): WrittenValue[] {
  const made = /(?<!\p{L})NaN(?!\p{L})/u.test(text) ? MAKES_NUMBER : MAKES_TEXT
  return mostLiteral(theme.flatMap((file) => writtenIn(file, text, BETWEEN_TAGS, made)))
}

const BETWEEN_TAGS = String.raw`(?:[^=]>|\})[^<>{}=;()]*\{`
/** Expressions without elements and statements. React itself shows nothing for `undefined`, and refuses an object. */
const MAKES_TEXT = /^(?=[^]*(?:`|\bString\(|['"] \+|\+ ['"]))[^;<]*$/
const MAKES_NUMBER = /^(?=[^]*(?:`|\bString\(|\bNumber|parse|Math\.| [-+*/] ))[^;<]*$/

function mostLiteral(found: readonly WrittenValue[]): WrittenValue[] {
  const most = Math.max(...found.map(({ literal }) => literal))
  return found.filter(({ literal }) => literal === most)
}

function writtenIn({ path, text }: Source, value: string, before: string, made = /(?:)/): WrittenValue[] {
  // Braces within those of the expression are of placeholders and of objects, which are seldom deeper.
  const computed = new RegExp(String.raw`(?<=${before})(?:[^{}]|\{[^{}]*\})+(?=\})`, 'g')
  return Array.from(text.matchAll(computed)).flatMap(({ 0: code, index }) => {
    const literal = made.test(code) ? literalLetters(code.trim(), value) : undefined
    return literal === undefined ? [] : [{ file: path, ...placeAt(text, index), literal }]
  })
}

/** How many letters of a value an expression has literally; undefined if it cannot have that value. */
function literalLetters(code: string, value: string): number | undefined {
  if (isStray(value) && TEXT.test(code)) return undefined
  const parts = literalParts(code)
  const pattern = new RegExp(`^${parts.map(escapePattern).join('.*')}$`, 's')
  return pattern.test(value) ? parts.join('').length : undefined
}

/** Whether a value is no text, but has been made one: `[object Object]`. */
export function isStray(value: string): boolean {
  return /\[object \w+\]|\b(?:undefined|NaN)\b|=>/.test(value)
}

/** Fields that are texts in all that the generator hands to components, and choices among texts. */
const TEXT =
  /\.(?:href|path|src|url)(?: \?\? undefined)?$|^[^?]+\?\s*(['"])[^'"]*\1\s*:\s*(?:undefined|null|['"][^'"]*['"])$/

/** What an expression has literally, before, between and after what it computes. */
function literalParts(code: string): string[] {
  if (/^`[^`]*`$/.test(code)) return code.slice(1, -1).split(/\$\{[^}]*\}/)
  return SUM.test(code) ? sumParts(code) : ['', '']
}

const SUM = /^[^'"`?:&|]*(?:'[^']*'|"[^"]*")[^'"`?:&|]*$/

/** Of `base + '/blog/' + slug`, a sum with one text. */
function sumParts(code: string): string[] {
  const [, before = '', literal = '', after = ''] = /^([^'"]*)['"](.*)['"]([^'"]*)$/s.exec(code) ?? []
  const isSum = /^(?:[^+(]+\+\s*)*$/.test(before) && /^(?:\s*\+[^+)]+)*$/.test(after)
  if (!isSum) return ['', '']
  return [...(before === '' ? [] : ['']), literal, ...(after === '' ? [] : [''])]
}
