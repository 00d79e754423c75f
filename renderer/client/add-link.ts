/**
 * Adds a `<link>` before the script of the head. It comes after the style sheet, which defines the order of layers, and before the title:
 * tags after that belong to the page and are replaced with it.
 */
export function addLink(document: Document, attributes: Readonly<Record<string, unknown>>): void {
  document.scripts[0]?.before(Object.assign(document.createElement('link'), attributes))
}
