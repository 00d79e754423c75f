import path from 'node:path'

/** Media types of text files in the output, by extension. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
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

const TYPES: Readonly<Record<string, string>> = {
  ...TEXT_TYPES,
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

export function mediaTypeOf(file: string): string {
  return TYPES[path.extname(file)] ?? 'application/octet-stream'
}

/** The media type of a text; undefined for other files. */
export function textTypeOf(file: string): string | undefined {
  return TEXT_TYPES[path.extname(file)]
}
