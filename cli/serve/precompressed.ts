import { statSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'

/** A compressed copy of a file, made with the site. */
interface Copy {
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

/** The copy that the browser prefers of those beside a file; undefined if there is none, or if a part of the file was asked for. */
export function copyFor({ headers }: IncomingMessage, file: string): Copy | undefined {
  const type = TYPES[path.extname(file)]
  if (type === undefined || headers.range !== undefined || file.includes('\0')) return undefined
  const accepted = acceptedIn(headers['accept-encoding'] ?? '')
  const found = ENCODINGS.find(({ name, ending }) => accepted.has(name) && isFile(file + ending))
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

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true
}
