import { escapeHtml } from '../../../renderer/definitions/html.ts'
import { printable } from '../../terminal/printable.ts'

/** Escapes text, and what would hide or turn parts of it. */
export const text = (value: string | number): string => escapeHtml(printable(String(value)))

/** A part of the report; empty if it has nothing to show. */
export function part(id: string, title: string, lead: string, content: string): string {
  if (content === '') return ''
  return `<section aria-labelledby="${id}">\n<h2 id="${id}">${text(title)}</h2>\n<p class="lead">${text(lead)}</p>\n${content}\n</section>`
}

/** Shortens a number for SVG. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10)
}
