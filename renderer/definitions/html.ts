/** Escapes text for elements and quoted attributes in HTML and XML. */
export function escapeHtml(text: string): string {
  if (!/[&<>"]/.test(text)) return text
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
