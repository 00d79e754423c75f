import type { Tables } from './sfnt.ts'

/** Lookup type for the substitution of single glyphs, and its format that lists the substitutes. */
const SINGLE = 1
const LISTED = 2

const PERCENT = 0x25

/**
 * The tables with a per cent sign that keeps its shape among tabular figures. A sign as wide as a digit is squeezed and looks thinner than
 * the figures before it; it is last in its column, so that its width aligns nothing.
 */
export function withPlainPercent(tables: Tables): Tables {
  const [substitutions, characters] = [tables.get('GSUB'), tables.get('cmap')]
  if (!substitutions || !characters) return tables
  const data = Buffer.from(substitutions)
  const percent = glyphOf(PERCENT, Buffer.from(characters))
  for (const lookup of lookupsOf(data, 'tnum')) keepGlyph(data, lookup, percent)
  return new Map([...tables, ['GSUB', data]])
}

/** Substitutes the glyph by itself. */
function keepGlyph(data: Buffer, lookup: number, glyph: number): void {
  if (data.readUInt16BE(lookup) !== SINGLE) return
  for (const table of offsetsAt(data, lookup + 4, lookup)) {
    const place = coveredOf(data, table + data.readUInt16BE(table + 2)).indexOf(glyph)
    if (data.readUInt16BE(table) === LISTED && place !== -1) data.writeUInt16BE(glyph, table + 6 + 2 * place)
  }
}

/** Where the lookups of a feature begin. */
function lookupsOf(data: Buffer, feature: string): number[] {
  const [features, lookups] = [data.readUInt16BE(6), data.readUInt16BE(8)]
  const starts = offsetsAt(data, lookups, lookups)
  const records = Array.from({ length: data.readUInt16BE(features) }, (_, at) => features + 2 + 6 * at)
  const named = records.filter((record) => data.toString('latin1', record, record + 4) === feature)
  const used = named.flatMap((record) => numbersAt(data, features + data.readUInt16BE(record + 4) + 2))
  return [...new Set(used)].flatMap((lookup) => starts[lookup] ?? [])
}

/** Glyphs that a table covers, in order: one by one, or in ranges. */
function coveredOf(data: Buffer, start: number): number[] {
  if (data.readUInt16BE(start) === 1) return numbersAt(data, start + 2)
  return Array.from({ length: data.readUInt16BE(start + 2) }, (_, at) => start + 4 + 6 * at).flatMap((range) => {
    const [first, last] = [data.readUInt16BE(range), data.readUInt16BE(range + 2)]
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })
}

/** The glyph of a character in the segments of format 4; 0, the empty box, if there is none. */
export function glyphOf(character: number, data: Buffer): number {
  const records = Array.from({ length: data.readUInt16BE(2) }, (_, at) => data.readUInt32BE(4 + 8 * at + 4))
  const table = records.find((start) => data.readUInt16BE(start) === 4)
  if (table === undefined) return 0
  const size = data.readUInt16BE(table + 6)
  const [ends, starts] = [table + 14, table + 16 + size]
  for (let at = 0; at < size; at += 2) {
    const first = data.readUInt16BE(starts + at)
    if (data.readUInt16BE(ends + at) < character || first > character) continue
    const [delta, range] = [data.readUInt16BE(starts + size + at), data.readUInt16BE(starts + 2 * size + at)]
    const glyph = range === 0 ? character : data.readUInt16BE(starts + 2 * size + at + range + 2 * (character - first))
    return (glyph + delta) & 0xff_ff
  }
  return 0
}

/** A list of numbers behind their count. */
function numbersAt(data: Buffer, start: number): number[] {
  return Array.from({ length: data.readUInt16BE(start) }, (_, at) => data.readUInt16BE(start + 2 + 2 * at))
}

/** The same as places in the file, counted from `base`. */
function offsetsAt(data: Buffer, start: number, base: number): number[] {
  return numbersAt(data, start).map((offset) => base + offset)
}
