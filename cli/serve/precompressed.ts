import type { IncomingMessage } from 'node:http'
import path from 'node:path'

/** A compressed copy of a file. */
export interface Copy {
  /** What follows the name of the file. */
  readonly ending: '.br' | '.gz'
  readonly headers: Readonly<Record<string, string>>
}

/** Media types by extension, because the copy's own extension does not tell. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
}

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

/** The copies of a file that a browser takes, the one that it prefers first; none if a part of the file was asked for. */
export function copiesFor({ headers }: IncomingMessage, file: string): readonly Copy[] {
  const type = TYPES[path.extname(file)]
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
