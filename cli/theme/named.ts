import { sha256 } from '../output/digest.ts'

/** A file name with a digest of the content, so that hosts may tell browsers to keep the file for good. */
export function named(name: string, extension: string, content: string | Uint8Array): string {
  return `${name}.${sha256(content).slice(0, 10)}${extension}`
}
