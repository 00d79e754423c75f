import { decode } from './decode.ts'

/**
 * Completes a not-found page in the browser. Replaces `{path}` in elements with `data-path`, and keeps only those parts with
 * `data-for-path` (a pattern) that match the path: the texts of its language, and the pages of its area.
 */
export function showNotFoundPath(document: Document, path: string): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-path]'))
    place.textContent = (place.dataset['path'] as string).replace('{path}', () => decode(path))
  for (const part of document.querySelectorAll<HTMLElement>('[data-for-path]'))
    part.hidden = !new RegExp(part.dataset['forPath'] as string, 'i').test(path)
}
