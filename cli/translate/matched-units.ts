import { grouped } from '../../renderer/definitions/grouped.ts'
import { readingOf } from './applied.ts'
import type { ReadUnit } from './read-xliff.ts'
import type { Segment } from './segments.ts'

/**
 * The parts of a document by the segments that they translate. When paragraphs of a source are moved or removed after the export, others
 * have their ids: a part with the same source is meant, if there is only one translation of it.
 */
export function matchedUnits(segments: readonly Segment[], units: readonly ReadUnit[]): ReadonlyMap<string, ReadUnit> {
  const own = byId(units)
  const bySource = grouped(units, ({ source }) => readingOf(source))
  return new Map(
    segments.flatMap(({ id, parts }) => {
      const reading = readingOf(parts)
      const named = own.get(id)
      const isSame = named && readingOf(named.source) === reading
      const unit = isSame ? named : (onlyOne(bySource.get(reading) ?? []) ?? named)
      return unit ? [[id, unit] as const] : []
    }),
  )
}

export function byId(units: readonly ReadUnit[]): ReadonlyMap<string, ReadUnit> {
  return new Map(units.map((unit) => [unit.id, unit]))
}

function onlyOne(units: readonly ReadUnit[]): ReadUnit | undefined {
  const targets = new Set(units.map(({ target = [] }) => readingOf(target)))
  return targets.size === 1 ? units[0] : undefined
}
