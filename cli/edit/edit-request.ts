import type { IncomingMessage } from 'node:http'
import { EditError } from './edit-error.ts'
import { LARGEST_FILE } from './edited-files.ts'

/**
 * Accepts requests only from pages of this server, or from the address bar. The host name has been checked before. Browsers send `Origin`
 * with every request that writes, and `Sec-Fetch-Site` with every request.
 */
export function checkOrigin({ method, headers }: IncomingMessage): void {
  const { origin, host, 'sec-fetch-site': from } = headers
  const isOwn = origin === `http://${host}`
  const isRead = method === 'GET' || method === 'HEAD'
  const isForeign = from !== undefined && from !== 'same-origin' && from !== 'none'
  if ((isRead && origin === undefined && !isForeign) || (isOwn && !isForeign)) return
  throw new EditError(403, 'Only the page of the editor may do this')
}

/** The body of a request, up to the maximum size of a file. A larger one is read to its end, or the browser would wait for the connection. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= LARGEST_FILE) chunks.push(chunk)
  }
  if (bytes > LARGEST_FILE)
    throw new EditError(413, `A file may have at most ${LARGEST_FILE / 1024 ** 2} MB: make it smaller`)
  return Buffer.concat(chunks)
}
