import { decodedPath } from '../../../renderer/definitions/decoded.ts'
import { escapePattern } from '../../../i18n/escape-pattern.ts'

/**
 * The anchor that a fragment of an address names, with or without `#`; empty if it names none: `#top` leads to the start of any page, and a
 * fragment with one of `=/!~` is a state that a script reads, or words to search for.
 */
export function anchorIn(fragment: string): string {
  const anchor = decodedPath(fragment.replace(/^#/, ''))
  return anchor.toLowerCase() === 'top' || /[=/!~]/.test(anchor) ? '' : anchor
}

/** Whether an element of a document has an id or a name, however its author quotes it. */
export function hasAnchor(html: string, anchor: string): boolean {
  if (html.includes(` id="${anchor}"`)) return true
  return new RegExp(`\\s(?:id|name)\\s*=\\s*["']?${escapePattern(anchor)}["'\\s>]`, 'i').test(html)
}
