/** Names of files, and texts that are quoted, may hold what a terminal would take for a command, or what turns a line around. */
export function printable(text: string): string {
  return text.replaceAll(
    /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
