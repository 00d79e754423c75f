/** Names that a message lists at most. */
const MOST = 100

/** What would have been right, for a message: `one of stone, water`. Of thousands only the first; a hint names what is near. */
export function oneOf(known: readonly string[]): string {
  const rest = known.length - MOST
  return `one of ${known.slice(0, MOST).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}
