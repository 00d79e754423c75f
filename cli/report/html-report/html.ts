import { escapeHtml } from '../../../renderer/definitions/html.ts'
import { printable } from '../../terminal/printable.ts'

/** Escapes text, and what would hide or turn parts of it. */
export const text = (value: string | number): string => escapeHtml(printable(String(value)))

export function bytes(count: number): string {
  return count < 1_000_000 ? `${(count / 1000).toFixed(1)} kB` : `${(count / 1_000_000).toFixed(1)} MB`
}

export function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`
}

/** A part of the report; empty if it has nothing to show. */
export function part(id: string, title: string, lead: string, content: string): string {
  if (content === '') return ''
  return `<section aria-labelledby="${id}">\n<h2 id="${id}">${text(title)}</h2>\n<p class="lead">${text(lead)}</p>\n${content}\n</section>`
}

/** Shortens a number for SVG. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10)
}
