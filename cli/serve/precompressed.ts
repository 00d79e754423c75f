import type { IncomingMessage } from 'node:http'
import { isRegularFile } from '../content/decode.ts'
import { textTypeOf } from './media-types.ts'

/** A compressed copy of a file, made with the site. */
interface Copy {
  /** Suffix of the file name. */
  readonly ending: '.br' | '.gz'
  readonly headers: Readonly<Record<string, string>>
}

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

/** The compressed copy beside a file that the browser prefers; undefined if there is none, or if a range is requested. */
export function copyFor({ headers }: IncomingMessage, file: string): Copy | undefined {
  const type = textTypeOf(file)
  if (type === undefined || headers.range !== undefined || file.includes('\0')) return undefined
  const accepted = acceptedIn(headers['accept-encoding'] ?? '')
  const found = ENCODINGS.find(({ name, ending }) => accepted.has(name) && isRegularFile(file + ending))
  if (!found) return undefined
  return {
    ending: found.ending,
    headers: { 'Content-Type': type, 'Content-Encoding': found.name, Vary: 'Accept-Encoding' },
  }
}

/** The encodings of an `Accept-Encoding`, except those refused by `q=0`. */
function acceptedIn(header: string): ReadonlySet<string> {
  const parts = header.toLowerCase().split(',')
  return new Set(
    parts.filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part)).map((part) => (part.split(';')[0] ?? '').trim()),
  )
}
