import { asText, referencesIn, withPair, withText } from './as-text.ts'
import { BRACES, codesIn, type Alone, type Pair, type Part, type SourceText } from './parts.ts'
import type { ReadPart } from './read-xliff.ts'

/** How a text with codes reads, for comparing: `Call <1/> <2>now</2>`. */
export function readingOf(parts: readonly ReadPart[]): string {
  const read = parts.map((part) => {
    if (typeof part === 'string') return part
    return part.parts ? `<${part.id}>${readingOf(part.parts)}</${part.id}>` : `<${part.id}/>`
  })
  return read.join('').replaceAll(/\s+/g, ' ').trim()
}

/**
 * Codes of the source that a translation lacks, those that it has and the source does not, or too often, and a fact that is typed as words:
 * it would be filled in. Code and plurals of messages may have braces.
 */
export function wrongCodes(
  source: readonly Part[],
  target: readonly ReadPart[],
): {
  readonly lacking: readonly (Alone | Pair)[]
  readonly foreign: readonly string[]
  readonly typed: string | undefined
} {
  const left = new Map(codesIn(source).map((code) => [keyOf(code), code]))
  const foreign: string[] = []
  for (const code of readCodes(target)) if (!left.delete(keyOf(code))) foreign.push(keyOf(code))
  const typed = BRACES.test(readingOf(source)) ? undefined : BRACES.exec(readingOf(target))?.[0]
  return { lacking: [...left.values()], foreign, typed }
}

/** `<g id="2">` or `<x id="1"/>`. */
export function keyOf(code: ReadPart): string {
  if (typeof code === 'string') return code
  return code.parts ? `<g id="${code.id}">` : `<x id="${code.id}"/>`
}

/** Markup around nothing is none. */
function readCodes(parts: readonly ReadPart[]): ReadPart[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || (part.parts && readingOf(part.parts) === '')) return []
    return [part, ...readCodes(part.parts ?? [])]
  })
}

/** A translation in the markup of its source, with its codes; in one line, unless line breaks have a meaning. */
export function applied({ parts, form, written }: SourceText, target: readonly ReadPart[]): string {
  const codes = new Map(codesIn(parts).map((code) => [keyOf(code), code]))
  if (form === 'code') return textOf(target, { codes }).replaceAll(/^\n+|(?<!\n)\n+$/g, '')
  const markdown = form === 'Markdown' ? { within: '', references: referencesIn(written) } : undefined
  return textOf(inOneLine(target), { codes, markdown }).replaceAll(BLANKS_AROUND, '')
}

/** What `applied` makes of a text that is translated by itself: it says the same, but may be written otherwise. */
export function sameAgain(source: SourceText): string {
  return applied(source, source.parts)
}

/** A no-break space is meant to be there. Behind a line break at the end, there is no line. */
const BLANKS_AROUND = /^[ \t\n]+|(?<![ \t\n]|\\(?=\n))(?:\\\n|[ \t\n])+$/g

function inOneLine(parts: readonly ReadPart[]): ReadPart[] {
  return parts.map((part) => {
    if (typeof part === 'string') return part.replaceAll(/(?<![ \t])[ \t]*\n[ \t\n]*/g, ' ')
    return part.parts ? { ...part, parts: inOneLine(part.parts) } : part
  })
}

interface Writing {
  readonly codes: ReadonlyMap<string, Alone | Pair>
  /** How the markup around these words begins, the outer one first, and what are references in it. Undefined for plain text. */
  readonly markdown?: { readonly within: string; readonly references: ReadonlyMap<string, string> } | undefined
}

function textOf(target: readonly ReadPart[], { codes, markdown }: Writing): string {
  return target.reduce<string>((before, part, index) => {
    if (typeof part === 'string') {
      if (!markdown) return before + part
      const { within, references } = markdown
      return withText(
        before,
        asText(part, { isInBrackets: within.includes('['), next: openOf(target[index + 1], codes), references }),
      )
    }
    const code = codes.get(keyOf(part))
    if (!code) return before
    if ('code' in code) return before + code.code
    const inner = markdown && { ...markdown, within: `${markdown.within}${code.open}` }
    return withPair(before, code, textOf(part.parts ?? [], { codes, markdown: inner }))
  }, '')
}

function openOf(part: ReadPart | undefined, codes: Writing['codes']): string {
  const code = part === undefined || typeof part === 'string' ? undefined : codes.get(keyOf(part))
  if (!code) return ''
  return 'code' in code ? code.code : code.open
}
