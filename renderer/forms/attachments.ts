/** Limits for attachments, set in `content/site.yaml`. */
export interface AttachmentLimits {
  readonly maxFiles: number
  /** Bytes of one file. */
  readonly maxBytes: number
  /** File name endings without a dot, lower case: `pdf`. */
  readonly types: readonly string[]
}

/** Faults of attached files: none at all, a wrong type or a refused name, too many, or too large. */
export type AttachmentFault = 'missing' | 'wrong-type' | 'too-many' | 'too-large'

/** A file as browser and receiver know it before its bytes are read. */
export interface AttachmentInfo {
  readonly name: string
  /** Bytes. */
  readonly size: number
}

/** Letters and digits of any language, space, and `. _ - ( )`: nothing that a path, a shell or a header gives a meaning. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} ._()-]{0,119}$/u

/** Faults of a list of files; each kind once, in the order in which they are shown. */
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

/** Whether a file name is free of special characters and has one of the endings. */
export function isAllowedName(name: string, types: readonly string[]): boolean {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return NAME.test(name.normalize('NFC')) && name.includes('.') && types.includes(ending)
}

/** First bytes by which a file of a type is known. docx and odt are zip archives. */
const SIGNATURES: Readonly<Record<string, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46],
  docx: [0x50, 0x4b, 0x03, 0x04],
  odt: [0x50, 0x4b, 0x03, 0x04],
  jpg: [0xff, 0xd8, 0xff],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47],
}

/** Whether a file begins as files of its ending do. Endings that we know no signature of are taken as they are. */
export function hasSignature(name: string, start: Uint8Array): boolean {
  const signature = SIGNATURES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? []
  return signature.every((byte, index) => start[index] === byte)
}
