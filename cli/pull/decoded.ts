import { PullError } from './pull-error.ts'

/** Marks of an encoding at the beginning, which count more than what a server says. */
const MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const

/** The declaration of XML is ASCII in all encodings that need one. */
const DECLARED = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/
const DECLARED_WITHIN = 200

/**
 * The text of an answer, in the encoding of its byte order mark, of its `Content-Type`, of its XML declaration, or else in UTF-8. Throws
 * PullError if the bytes are not in that encoding: characters in place of the wrong ones would be published.
 */
export function decoded(bytes: Uint8Array, contentType: string | null = null): string {
  const encoding = encodingOf(bytes, contentType)
  try {
    return decoderOf(encoding).decode(bytes)
  } catch (error) {
    if (error instanceof PullError) throw error
    throw new PullError(`The text is not in ${encoding}, and names no other encoding`)
  }
}

function encodingOf(bytes: Uint8Array, contentType: string | null): string {
  const mark = MARKS.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0]
  const told = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType ?? '')?.[1]
  const start = Buffer.from(bytes.subarray(0, DECLARED_WITHIN)).toString('latin1')
  // Programs that write a text of UTF-16 as UTF-8 leave this in it. If it was true, it could not be read as ASCII.
  const declared = DECLARED.exec(start)?.[1]?.replace(/^utf-?16.*/i, 'utf-8')
  return mark ?? told ?? declared ?? 'utf-8'
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    throw new PullError(`The text is in \`${encoding}\`, an encoding that cannot be read`)
  }
}
