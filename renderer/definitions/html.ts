/** Escapes text for elements and quoted attributes in HTML and XML. */
export function escapeHtml(text: string): string {
  if (!/[&<>"]/.test(text)) return text
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

/** The text of an attribute or element that React or the build has written. */
export function unescapeHtml(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&(?:quot|#x27|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity).replaceAll('&amp;', '&')
}
