import { hash } from 'node:crypto'

/** The digest of a text or of bytes, in small hexadecimal letters. */
export function sha256(data: string | Uint8Array): string {
  return hash('sha256', data, 'hex')
}
