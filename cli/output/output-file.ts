/** A file of the output as it was written: the digest of its bytes, and its stamps to detect changes. */
export interface OutputFile {
  readonly hash: string
  readonly size: number
  readonly mtimeMs: number
  /** Change time (ctime) and inode, which programs cannot reset. */
  readonly stamp?: string
}
