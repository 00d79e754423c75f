/** Escapes control characters, direction marks and characters without width, which addresses, file names and quoted texts may contain. */
export function printable(text: string): string {
  return text.replaceAll(
    /(?![\t\n])[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** A value as JSON for people and programs, in several lines: programs read the escapes as the characters. */
export function printedJson(value: unknown): string {
  return printable(JSON.stringify(value, null, 2))
}
