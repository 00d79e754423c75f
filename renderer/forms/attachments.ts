/** Limits for attachments, set in `content/site.yaml`. */
export interface AttachmentLimits {
  readonly maxFiles: number
  /** Maximum bytes of one file. */
  readonly maxBytes: number
  /** File extensions without a dot, in lower case: `pdf`. */
  readonly types: readonly string[]
}

/** Errors of attached files: missing, of a wrong type or name, too many, or too large. */
export type AttachmentFault = 'missing' | 'wrong-type' | 'too-many' | 'too-large'

/** What browser and receiver know about a file before reading it. */
export interface AttachmentInfo {
  readonly name: string
  /** Bytes. */
  readonly size: number
}

/** Letters and digits of any language, space, and `. _ - ( )`, which have no special meaning in paths, shells and headers. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} ._()-]{0,119}$/u

/** Errors of a list of files, each kind once, in display order. */
export function attachmentFaults(
  files: readonly AttachmentInfo[],
  { maxFiles, maxBytes, types }: AttachmentLimits,
): AttachmentFault[] {
  if (files.length === 0) return ['missing']
  return [
    ...(files.some(({ name }) => !isAllowedName(name, types)) ? (['wrong-type'] as const) : []),
    ...(files.length > maxFiles ? (['too-many'] as const) : []),
    ...(files.some(({ size }) => size > maxBytes) ? (['too-large'] as const) : []),
  ]
}

/** Whether a file name has no special characters and an allowed extension. */
export function isAllowedName(name: string, types: readonly string[]): boolean {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return NAME.test(name.normalize('NFC')) && name.includes('.') && types.includes(ending)
}

/** Magic bytes of file types. docx and odt are zip archives. */
const SIGNATURES: Readonly<Record<string, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46],
  docx: [0x50, 0x4b, 0x03, 0x04],
  odt: [0x50, 0x4b, 0x03, 0x04],
  jpg: [0xff, 0xd8, 0xff],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47],
}

/** Whether a file starts with the magic bytes of its extension. Unknown extensions are accepted. */
export function hasSignature(name: string, start: Uint8Array): boolean {
  const signature = SIGNATURES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? []
  return signature.every((byte, index) => start[index] === byte)
}
