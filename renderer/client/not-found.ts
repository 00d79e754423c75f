import { decode } from './decode.ts'

/**
 * Completes a not-found page in the browser: names the path (in elements with `data-path`, their text with `{path}` in it), and leaves
 * of the parts that are for certain paths (`data-for-path`,
 * a pattern) those that are for this one: the texts of its language, and the pages of the area that it names.
 */
export function showNotFoundPath(document: Document, path: string): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-path]'))
    place.textContent = (place.dataset['path'] ?? '').replace('{path}', () => decode(path))
  for (const part of document.querySelectorAll<HTMLElement>('[data-for-path]'))
    part.hidden = !new RegExp(part.dataset['forPath'] ?? '', 'i').test(path)
}
