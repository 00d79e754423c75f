import { RefusedError } from './refused.ts'

/** Header lines of a part, as the parser gives them: each byte a character. */
export type PartHeaders = Readonly<Record<string, readonly string[] | undefined>>

export interface PartName {
  readonly field: string
  /** Name of the visitor's file; undefined for a part that is no file. */
  readonly fileName: string | undefined
}

/**
 * What a part is, by its `Content-Disposition` (RFC 7578, 4.2). It is read strictly, as browsers write it: quotes and line
 * breaks in names arrive as %22, %0D and %0A, so any that stand there as such were put there to deceive.
 */
export function partNameOf(headers: PartHeaders): PartName {
  const lines = headers['content-disposition'] ?? []
  const [, field, fileName] =
    /^form-data; ?name="([^"\r\n]*)"(?:; ?filename="([^"\r\n]*)")?$/i.exec(utf8Of(lines[0] ?? '')) ?? []
  if (lines.length !== 1 || field === undefined) throw new RefusedError('malformed')
  return { field, fileName }
}

function utf8Of(bytes: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(bytes, 'latin1'))
  } catch {
    throw new RefusedError('malformed')
  }
}
