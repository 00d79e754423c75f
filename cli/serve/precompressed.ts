import type { IncomingMessage } from 'node:http'
import type { CopyEnding } from '../output/compressed-copy.ts'
import { textTypeOf } from './media-types.ts'

/** A compressed copy of a file. */
export interface Copy {
  /** Suffix of the file name. */
  readonly ending: CopyEnding
  readonly headers: Readonly<Record<string, string>>
}

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

/** The compressed copies of a file that a browser accepts, in order of preference; none if a range is requested. */
export function copiesFor({ headers }: IncomingMessage, file: string): readonly Copy[] {
  const type = textTypeOf(file)
  if (type === undefined || headers.range !== undefined || file.includes('\0')) return []
  const accepted = acceptedIn(headers['accept-encoding'] ?? '')
  return ENCODINGS.filter(({ name }) => accepted.has(name)).map(({ name, ending }) => ({
    ending,
    headers: { 'Content-Type': type, 'Content-Encoding': name, Vary: 'Accept-Encoding' },
  }))
}

/** The encodings of an `Accept-Encoding`, except those refused by `q=0`. */
function acceptedIn(header: string): ReadonlySet<string> {
  const parts = header.toLowerCase().split(',')
  return new Set(
    parts.filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part)).map((part) => (part.split(';')[0] ?? '').trim()),
  )
}
