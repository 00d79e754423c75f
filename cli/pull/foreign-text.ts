import { isRecord } from '../../renderer/content/plain-data.ts'
import { beginsWithWideBlank } from '../../renderer/content/yaml/causes/wide-blank.ts'
import { UNWRITABLE } from '../../renderer/content/yaml/yaml.ts'
import { Html, textOfHtml } from './html-text.ts'

/** The ranges of code in a Markdown text, as offsets. */
export type CodeIn = (text: string) => readonly (readonly [start: number, end: number])[]

/**
 * A value of a response for front matter: instants become days, HTML its text, and line breaks are normalised. Foreign text must not refer
 * to facts of this site, so braces are escaped, in backticks too: most fields are no Markdown. Empty values count as missing.
 */
export function fieldValue(value: unknown): unknown {
  if (value === null || value === '') return undefined
  if (value instanceof Html) return fieldValue(textOfHtml(value.source))
  if (Array.isArray(value)) return value.map(fieldValue)
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [fieldName(name), fieldValue(inner)]))
  if (typeof value !== 'string') return value
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)?$/.test(value)) return value.slice(0, 10)
  return writable(value).replaceAll(BRACES, String.raw`\{`) || undefined
}

/** A name as YAML here may have it: without what it may not begin with, and not the one that objects have for themselves. */
function fieldName(name: string): string {
  const text = writable(name)
  return beginsWithWideBlank(text) ? fieldName(text.slice(1)) : text.replace(/^__proto__$/, 'proto')
}

/** A value of a response as body. In code, which the parser of the site finds, braces are literal anyway, and a backslash would be shown. */
export function bodyText(value: unknown, codeIn: CodeIn): string {
  if (value instanceof Html) return bodyText(value.source, codeIn)
  if (typeof value !== 'string') return ''
  const text = writable(value).trim()
  if (!text.includes('{{')) return text
  const isCode = isWithin(codeIn(text))
  return text.replaceAll(BRACES, (brace, offset: number) => (isCode(offset) ? brace : String.raw`\{`))
}

/** Tells of offsets, in ascending order, whether they are in one of the ranges. A long text may have thousands of both. */
function isWithin(ranges: ReturnType<CodeIn>): (offset: number) => boolean {
  const sorted = ranges.toSorted(([a], [b]) => a - b)
  let at = 0
  return (offset) => {
    while ((sorted[at]?.[1] ?? Infinity) <= offset) at += 1
    return (sorted[at]?.[0] ?? Infinity) <= offset
  }
}

/** Each brace before another one: of three, the last two would be left as a reference. */
const BRACES = /\{(?=\{)/g

/** With the line breaks of texts here, and without the characters that these may not have: one in a feed would stop all builds. */
function writable(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(NOT_HERE, '')
}

const NOT_HERE = new RegExp(UNWRITABLE, 'gu')
