/** The only dot folder of a site that is read, see RFC 8615. */
export const WELL_KNOWN = 'content/static/.well-known'

/** Whether a file or folder of this name belongs to an editor or a system, and not to the site: `.DS_Store`, `Thumbs.db`, `de.md~`. */
export function isStray(name: string): boolean {
  return name.startsWith('.') || STRAY.test(name)
}

const STRAY = /~$|\.sw[a-p]$|___jb_(?:tmp|old)___$|^~\$|^#.*#$|^(?:eh)?thumbs\.db$|^desktop\.ini$|^icon\r$/i
