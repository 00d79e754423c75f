import type { IncomingMessage } from 'node:http'
import { EditError } from './edit-error.ts'
import { LARGEST_FILE } from './edited-files.ts'

/**
 * Lets a request pass only if it comes from a page of this server, or from an address that somebody has typed. The name of the host has been
 * checked before. Browsers send the origin with every request that writes, and say of every request where it comes from.
 */
export function checkOrigin({ method, headers }: IncomingMessage): void {
  const { origin, host, 'sec-fetch-site': from } = headers
  const isOwn = origin === `http://${host}`
  const isRead = method === 'GET' || method === 'HEAD'
  const isForeign = from !== undefined && from !== 'same-origin' && from !== 'none'
  if ((isRead && origin === undefined && !isForeign) || (isOwn && !isForeign)) return
  throw new EditError(403, 'Only the page of the editor may do this')
}

/** The body of a request, up to the size that a file may have. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > LARGEST_FILE) throw new EditError(413, `A file may have ${LARGEST_FILE / 1024 ** 2} MB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
