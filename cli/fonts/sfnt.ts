/** Tables of a TrueType font by tag. */
export type Tables = ReadonlyMap<string, Uint8Array>

const HEADER = 12
const ENTRY = 16

/** The tables of a font by their tags of four characters, such as `glyf`. */
export function tablesOf(font: Uint8Array): Tables {
  const data = Buffer.from(font)
  const entries = Array.from({ length: data.readUInt16BE(4) }, (_, index) => HEADER + index * ENTRY)
  return new Map(
    entries.map((entry) => {
      const start = data.readUInt32BE(entry + 8)
      return [data.toString('latin1', entry, entry + 4), data.subarray(start, start + data.readUInt32BE(entry + 12))]
    }),
  )
}

/** A font with the given tables, sorted by tag and padded to four bytes as the format requires. */
export function fontOf(tables: Tables): Uint8Array {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const directory = Buffer.alloc(HEADER + sorted.length * ENTRY)
  const power = Math.floor(Math.log2(sorted.length))
  directory.writeUInt32BE(0x0001_0000)
  for (const [index, value] of [
    sorted.length,
    ENTRY * 2 ** power,
    power,
    ENTRY * (sorted.length - 2 ** power),
  ].entries())
    directory.writeUInt16BE(value, 4 + 2 * index)
  let start = directory.length
  const bodies = sorted.map(([name, bytes], index) => {
    const body = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
    const entry = directory.write(name, HEADER + index * ENTRY, 'latin1') + HEADER + index * ENTRY
    for (const [place, value] of [checksum(body), start, bytes.length].entries())
      directory.writeUInt32BE(value, entry + 4 * place)
    start += body.length
    return body
  })
  return Buffer.concat([directory, ...bodies])
}

function checksum(body: Buffer): number {
  let sum = 0
  for (let place = 0; place < body.length; place += 4) sum = (sum + body.readUInt32BE(place)) >>> 0
  return sum
}
