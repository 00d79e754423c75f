import { decode } from './decode.ts'

/**
 * Completes a not-found page in the browser: names the path, and where one page holds the texts of all languages, leaves the
 * one that the path asks for (the document's own otherwise).
 */
export function showNotFoundPath(document: Document, path: string): void {
  for (const place of document.querySelectorAll('[data-path]')) place.textContent = decode(path)
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-locale-block]')]
  const wanted = path.split('/')[1]?.toLowerCase() ?? ''
  const shown = blocks.find((block) => block.dataset['localeBlock'] === wanted) ?? blocks[0]
  for (const block of blocks) block.hidden = block !== shown
}
