/** A path or hash as a person reads it; one with broken escapes stays as it is. */
export function decode(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}
