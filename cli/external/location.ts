const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Where a response redirects to, as its server has written it; null if it does not. */
export function locationOf({ status, headers }: Response): string | null {
  const written = REDIRECTS.has(status) ? headers.get('Location') : null
  // Header bytes are read as Latin 1, but servers that do not encode a URL write UTF-8.
  return written === null ? null : Buffer.from(written, 'latin1').toString('utf8')
}
