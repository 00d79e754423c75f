/** Endings of files by what a `data:` URL says that it is; those of fonts have had several names. */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/svg+xml': '.svg',
  'image/png': '.png',
  'image/gif': '.gif',
  'image/jpeg': '.jpg',
  'image/jpg': '.jpg',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'font/woff2': '.woff2',
  'application/font-woff2': '.woff2',
  'application/x-font-woff2': '.woff2',
  'font/woff': '.woff',
  'application/font-woff': '.woff',
  'application/x-font-woff': '.woff',
  'font/ttf': '.ttf',
  'font/otf': '.otf',
}

/** The picture or font of a `data:` URL. Null if it is neither. */
export function dataFile(url: string): { readonly ext: string; readonly bytes: Buffer } | null {
  const [, type = '', base64, data = ''] = /^data:([^;,]*)(?:;(?!base64)[^;,]*)*(;base64)?,(.*)$/s.exec(url) ?? []
  const ext = ENDINGS[type.trim().toLowerCase()]
  if (ext === undefined) return null
  return { ext, bytes: base64 === undefined ? unescaped(data) : Buffer.from(decoded(data), 'base64') }
}

/** Like `decodeURIComponent`, but a `%` that begins no byte stays, and the bytes need be no text. */
function unescaped(data: string): Buffer {
  const pieces = data.split(/(%[\da-f]{2})/i)
  return Buffer.concat(
    pieces.map((piece, index) => (index % 2 === 1 ? Buffer.from(piece.slice(1), 'hex') : Buffer.from(piece))),
  )
}

/** Base64 may have `%2B` and the like. */
function decoded(data: string): string {
  return unescaped(data).toString('latin1')
}
