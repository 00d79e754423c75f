import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { readFile } from './read-file.ts'
import { sha256 } from './digest.ts'

/** What a file is known by. */
interface FileDigest {
  /** SHA-256. */
  readonly hash: string
  readonly size: number
  /** All bytes, or the first ones of a large file. */
  readonly start: Uint8Array
}

/** Bytes that are read at once. */
const PIECE = 16 * 1024 ** 2

/** Reads a large file in pieces, because a film may be larger than the memory, and Node reads at most 2 GiB at once. */
export function digestOfFile(file: string, piece = PIECE): FileDigest {
  if (statSync(file).size > piece) return digestInPieces(file, piece)
  const bytes = readFile(file)
  return { hash: sha256(bytes), size: bytes.length, start: bytes }
}

function digestInPieces(file: string, piece: number): FileDigest {
  const handle = openSync(file, 'r')
  try {
    const buffer = Buffer.allocUnsafe(piece)
    const next = (): Uint8Array => buffer.subarray(0, readSync(handle, buffer))
    const start = Buffer.from(next())
    const hash = createHash('sha256').update(start)
    let size = start.length
    for (let bytes = next(); bytes.length > 0; bytes = next()) {
      hash.update(bytes)
      size += bytes.length
    }
    return { hash: hash.digest('hex'), size, start }
  } finally {
    closeSync(handle)
  }
}
