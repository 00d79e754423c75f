/** Decodes a path or hash for display. Invalid escapes are left as they are. */
export function decode(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}
