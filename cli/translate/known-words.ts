import { grouped } from '../../renderer/definitions/grouped.ts'
import { sameAgain } from './applied.ts'
import { codesIn, type Alone, type Pair, type Part } from './parts.ts'
import { hasSameIds, type Segment } from './segments.ts'
import type { Translatable } from './translatable.ts'

/** Words that there are. */
interface Known {
  readonly parts: readonly Part[]
  /** As Markdown or plain text; may have other forms of a fact than the source. */
  readonly written: string
}

/**
 * The words of a translation by the ids of their segments, with the codes of the source. Only of parts that are divided as in the source:
 * of others, nobody knows which segments belong together.
 */
export function knownWords({ segments, known = [], isPartial }: Translatable): ReadonlyMap<string, Known> {
  const own = new Map(known.map((segment) => [segment.id, segment]))
  const [there, here] = [partsOf(segments), partsOf(known)]
  const isKnown = (id: string): boolean =>
    isPartial || hasSameIds(there.get(partOf(id)) ?? [], here.get(partOf(id)) ?? [])
  return new Map(
    segments.flatMap(({ id, parts }) => {
      const words = isKnown(id) ? own.get(id) : undefined
      const numbered = words && renumbered(words.parts, parts)
      return words && numbered ? [[id, { parts: numbered, written: sameAgain(words) }] as const] : []
    }),
  )
}

/** The segments of each part of a text. */
function partsOf(segments: readonly Segment[]): ReadonlyMap<string, readonly Segment[]> {
  return grouped(segments, ({ id }) => partOf(id))
}

/** The part of a text that a segment is in: a field, a section, or the body. */
function partOf(id: string): string {
  return /^(?:(?:sections|blocks)\.)?[^.]*/.exec(id)?.[0] ?? id
}

/** A translation with the numbers that the codes have in the source; undefined if its codes are others. */
function renumbered(own: readonly Part[], source: readonly Part[]): readonly Part[] | undefined {
  const left = codesIn(source)
  const ids = new Map<Alone | Pair, number>()
  for (const code of codesIn(own)) {
    const at = left.findIndex((one) => isSameCode(one, code))
    const [found] = at < 0 ? [] : left.splice(at, 1)
    if (!found) return undefined
    ids.set(code, found.id)
  }
  return left.length === 0 ? withIds(own, ids) : undefined
}

function withIds(parts: readonly Part[], ids: ReadonlyMap<Alone | Pair, number>): Part[] {
  return parts.map((part) => {
    if (typeof part === 'string') return part
    const id = ids.get(part) ?? part.id
    return 'parts' in part ? { ...part, id, parts: withIds(part.parts, ids) } : { ...part, id }
  })
}

function isSameCode(one: Alone | Pair, other: Alone | Pair): boolean {
  if ('code' in one || 'code' in other)
    return 'code' in one && 'code' in other && withoutForm(one.code) === withoutForm(other.code)
  return one.open === other.open && withoutAnchor(one.close) === withoutAnchor(other.close)
}

/** `{{facts.response|words.dative}}` → `{{facts.response}}`: each language has forms of its own. */
function withoutForm(code: string): string {
  return code.replace(/^(\{\{[^|]*)\|[^{}]*\}\}$/, '$1}}')
}

/** `](/a#costs)` → `](/a)`: a heading has another anchor in each language, which the import finds. */
function withoutAnchor(close: string): string {
  return close.replace(/^(\]\([^\s)#]*)#[^\s)]*/, '$1')
}
