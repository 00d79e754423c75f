import { asText, withPair, withText } from './as-text.ts'
import { BRACES, codesIn, type Alone, type Pair, type Part } from './parts.ts'
import type { ReadPart } from './read-xliff.ts'
import type { Segment } from './segments.ts'

/** How a text with codes reads, for comparing: `Call <1/> <2>now</2>`. */
export function readingOf(parts: readonly (Part | ReadPart)[]): string {
  const read = parts.map((part) => {
    if (typeof part === 'string') return part
    return 'parts' in part && part.parts ? `<${part.id}>${readingOf(part.parts)}</${part.id}>` : `<${part.id}/>`
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
export function keyOf(code: Alone | Pair | ReadPart): string {
  if (typeof code === 'string') return code
  return 'parts' in code && code.parts ? `<g id="${code.id}">` : `<x id="${code.id}"/>`
}

/** Markup around nothing is none. */
function readCodes(parts: readonly ReadPart[]): ReadPart[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || (part.parts && readingOf(part.parts) === '')) return []
    return [part, ...readCodes(part.parts ?? [])]
  })
}

/** A translation in the markup of its source, with its codes; in one line, unless line breaks have a meaning. */
export function applied({ parts, form }: Pick<Segment, 'parts' | 'form'>, target: readonly ReadPart[]): string {
  const codes = new Map(codesIn(parts).map((code) => [keyOf(code), code]))
  if (form === 'code') return written(target, codes, null).replaceAll(/^\n+|\n+$/g, '')
  return written(inOneLine(target), codes, form === 'Markdown' ? '' : null).trim()
}

function inOneLine(parts: readonly ReadPart[]): ReadPart[] {
  return parts.map((part) => {
    if (typeof part === 'string') return part.replaceAll(/\s*\n\s*/g, ' ')
    return part.parts ? { ...part, parts: inOneLine(part.parts) } : part
  })
}

/** `within`: how the markup around these words begins, the outer one first; null if they are no Markdown. */
function written(target: readonly ReadPart[], codes: ReadonlyMap<string, Alone | Pair>, within: string | null): string {
  return target.reduce<string>((before, part, index) => {
    if (typeof part === 'string') {
      const next = target[index + 1]
      const open = next === undefined || typeof next === 'string' ? '' : openOf(codes.get(keyOf(next)))
      return within === null ? before + part : withText(before, asText(part, within.includes('['), open))
    }
    const code = codes.get(keyOf(part))
    if (!code) return before
    if ('code' in code) return before + code.code
    return withPair(before, code, written(part.parts ?? [], codes, `${within ?? ''}${code.open}`))
  }, '')
}

function openOf(code: Alone | Pair | undefined): string {
  if (!code) return ''
  return 'code' in code ? code.code : code.open
}
